import type { ComponentProps } from 'react'
import { NumberPlateInput } from '@/components/ui/number-plate'
import { registrationMaxLength } from '@/lib/vehicle/registration'
import { AnimatedPlaceholder } from './animated-placeholder'
import { limitField } from './limit-field'
import styles from './registration-field.module.css'

type FieldProps = Omit<
  ComponentProps<typeof NumberPlateInput>,
  'value' | 'onChange' | 'maxLength' | 'placeholder' | 'className'
> & { value: string; onType: (text: string) => void }

/** The field for a registration: upper case, eight letters or digits, an animated example while empty. */
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
        onChange={(event) => onType(limitField(event.currentTarget))}
      />
      {/* Not on an empty field with an error, which would look filled in. */}
      <span className="pointer-events-none invisible absolute inset-0 grid place-items-center font-plate text-plate leading-none font-bold tracking-[0.015em] text-[#5f5000] group-has-[:placeholder-shown:not([aria-invalid=true])]:visible">
        <AnimatedPlaceholder />
      </span>
    </span>
  )
}
