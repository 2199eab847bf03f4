import type { ChangeEvent, ClipboardEvent, ComponentProps } from 'react'
import { NumberPlateInput } from '@/components/ui/number-plate'
import { registrationMaxLength } from '@/lib/vehicle/registration'
import { AnimatedPlaceholder } from './animated-placeholder'
import styles from './registration-field.module.css'

type FieldProps = Omit<
  ComponentProps<typeof NumberPlateInput>,
  'value' | 'onChange' | 'onPaste' | 'maxLength' | 'placeholder' | 'className'
> & { value: string; onType: (text: string) => void }

/** The plate to type a registration on: capitals as they are typed, eight characters, an example while empty. */
export function RegistrationField({ onType, ...input }: FieldProps) {
  return (
    <span className={`group relative block ${styles.field}`}>
      <NumberPlateInput
        {...input}
        className="w-full"
        maxLength={registrationMaxLength}
        // One space: never read aloud, yet it lets style tell an empty field from a filled one without script.
        placeholder=" "
        enterKeyHint="search"
        onChange={(event) => onType(capitals(event))}
        onPaste={(event) => pasteTidily(event, onType)}
      />
      <span className="pointer-events-none invisible absolute inset-0 grid place-items-center font-plate text-plate leading-none font-bold tracking-[0.015em] text-[#5f5000] group-has-[:placeholder-shown]:visible">
        <AnimatedPlaceholder />
      </span>
    </span>
  )
}

/** The field's text in capitals, written back where the caret is: React alone would send the caret to the end. */
function capitals({ currentTarget: field }: ChangeEvent<HTMLInputElement>): string {
  const text = field.value.toUpperCase().slice(0, registrationMaxLength)
  if (text !== field.value) {
    const caret = field.selectionStart
    field.value = text
    field.setSelectionRange(caret, caret)
  }
  return text
}

/** A mark copied with spaces around or within it would be cut off at eight characters; it is tidied first. */
function pasteTidily(event: ClipboardEvent<HTMLInputElement>, onType: (text: string) => void): void {
  const pasted = event.clipboardData.getData('text')
  const tidy = pasted.trim().replace(/\s+/g, ' ')
  if (tidy === pasted) return
  event.preventDefault()
  const field = event.currentTarget
  field.setRangeText(tidy, field.selectionStart ?? 0, field.selectionEnd ?? field.value.length, 'end')
  onType(field.value.toUpperCase().slice(0, registrationMaxLength))
}
