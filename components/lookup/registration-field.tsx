import type { ChangeEvent, ClipboardEvent, ComponentProps } from 'react'
import { NumberPlateInput } from '@/components/ui/number-plate'
import { registrationMaxLength } from '@/lib/vehicle/registration'
import { AnimatedPlaceholder } from './animated-placeholder'
import styles from './registration-field.module.css'

type FieldProps = Omit<
  ComponentProps<typeof NumberPlateInput>,
  'value' | 'onChange' | 'onPaste' | 'maxLength' | 'placeholder' | 'className'
> & { value: string; onType: (text: string) => void }

/** The field for a registration: upper case, eight characters, an animated example while empty. */
export function RegistrationField({ onType, ...input }: FieldProps) {
  return (
    <span className={`group relative block ${styles.field}`}>
      <NumberPlateInput
        {...input}
        className="w-full"
        maxLength={registrationMaxLength}
        // A space is not read aloud, and `:placeholder-shown` matches an empty field without script.
        placeholder=" "
        enterKeyHint="search"
        onChange={(event) => onType(upperCased(event))}
        onPaste={(event) => pasteTrimmed(event, onType)}
      />
      <span className="pointer-events-none invisible absolute inset-0 grid place-items-center font-plate text-plate leading-none font-bold tracking-[0.015em] text-[#5f5000] group-has-[:placeholder-shown]:visible">
        <AnimatedPlaceholder />
      </span>
    </span>
  )
}

/** The field's text in upper case. It is written back here, because React would move the caret to the end. */
function upperCased({ currentTarget: field }: ChangeEvent<HTMLInputElement>): string {
  const text = field.value.toUpperCase().slice(0, registrationMaxLength)
  if (text !== field.value) {
    const caret = field.selectionStart
    field.value = text
    field.setSelectionRange(caret, caret)
  }
  return text
}

/** Removes extra spaces from a pasted registration before it is truncated at eight characters. */
function pasteTrimmed(event: ClipboardEvent<HTMLInputElement>, onType: (text: string) => void): void {
  const pasted = event.clipboardData.getData('text')
  const trimmed = pasted.trim().replace(/\s+/g, ' ')
  if (trimmed === pasted) return
  event.preventDefault()
  const field = event.currentTarget
  field.setRangeText(trimmed, field.selectionStart ?? 0, field.selectionEnd ?? field.value.length, 'end')
  onType(field.value.toUpperCase().slice(0, registrationMaxLength))
}
