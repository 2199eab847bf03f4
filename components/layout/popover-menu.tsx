'use client'

import {
  useEffect,
  useId,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
} from 'react'
import { setRestInert } from './rest-inert'

/**
 * A button and the panel it opens. The browser's own popover opens and closes it even before scripts have loaded, also on
 * Escape and a click outside, and tells assistive technology whether it is open. Added here: arrow keys, closing when the
 * focus leaves or a link is chosen, focus back on the button after a click outside; a panel that covers the whole screen
 * makes the page behind it inert instead.
 */
export function PopoverMenu({
  button,
  label,
  buttonClassName,
  panelClassName,
  close,
  children,
}: {
  button: ReactNode
  /** The button's name when it shows only an icon. */
  label?: string
  buttonClassName: string
  panelClassName: string
  /** Puts a close button in the panel's corner, for a panel that covers the whole screen. */
  close?: { label: string; icon: ReactNode }
  children: ReactNode
}) {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const closer = useRef<HTMLButtonElement>(null)
  const coversScreen = close !== undefined

  useEffect(() => {
    // Opened before this script ran.
    if (coversScreen && panel.current?.matches(':popover-open')) setRestInert(panel.current, true)
  }, [coversScreen])

  function onBeforeToggle(event: ToggleEvent) {
    if (coversScreen && panel.current) setRestInert(panel.current, event.newState === 'open')
  }

  function onToggle(event: ToggleEvent) {
    // The button that opened it is inert now.
    if (event.newState === 'open') return closer.current?.focus({ preventScroll: true })
    // A click outside moves the focus to the body, or to the main part, which the skip link needs focusable.
    const focusIsLost = document.activeElement?.matches('body, [tabindex="-1"]') ?? true
    if (focusIsLost) trigger.current?.focus({ preventScroll: true })
  }

  function closeOnLeaving({ relatedTarget: to }: FocusEvent) {
    if (!(to instanceof Node) || panel.current?.contains(to) || trigger.current?.contains(to)) return
    panel.current?.hidePopover()
  }

  function openWithArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    panel.current?.showPopover({ source: trigger.current ?? undefined })
    panel.current?.querySelector('a')?.focus()
  }

  function moveWithArrow(event: KeyboardEvent) {
    const links = [...(panel.current?.querySelectorAll('a') ?? [])]
    const at = links.findIndex((link) => link === document.activeElement)
    const targets: Partial<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: -1,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    links.at(target % links.length)?.focus()
  }

  function closeOnChoice(event: MouseEvent) {
    const chosen = event.target instanceof Element && event.target.closest('a')
    if (chosen) panel.current?.hidePopover()
  }

  return (
    <>
      <button
        ref={trigger}
        type="button"
        popoverTarget={id}
        aria-label={label}
        onKeyDown={openWithArrow}
        onBlur={closeOnLeaving}
        className={buttonClassName}
      >
        {button}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the events bubble from its links */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
        onKeyDown={moveWithArrow}
        onBlur={closeOnLeaving}
        onClick={closeOnChoice}
        className={panelClassName}
      >
        {close && (
          <button
            ref={closer}
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={close.label}
            className={`${buttonClassName} absolute top-2.5 right-gutter`}
          >
            {close.icon}
          </button>
        )}
        {children}
      </div>
    </>
  )
}
