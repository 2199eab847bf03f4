import { NumberPlateInput } from '@/components/ui/number-plate'
import { buttonClass } from '@/components/ui/button-class'
import { registrationMaxLength } from '@/lib/vehicle/registration'

/** A plate that opens the quote page with its vehicle. It needs no script. */
export function PlateForm({
  id,
  label,
  button,
  look,
  className = '',
}: {
  id: string
  label: string
  button: string
  look: 'primary' | 'on-band'
  className?: string
}) {
  return (
    <form action="/get-a-quote" method="get" className={`max-w-[34rem] print:hidden ${className}`}>
      <label htmlFor={id} className="mb-2 block font-display font-semibold">
        {label}
      </label>
      <div className="flex flex-wrap items-stretch gap-3">
        <NumberPlateInput
          id={id}
          name="reg"
          required
          size="medium"
          // Room for spaces and dots, which do not count.
          maxLength={2 * registrationMaxLength}
          placeholder="AB12 CDE"
          enterKeyHint="search"
          className="min-w-[min(13rem,100%)] grow"
        />
        <button type="submit" className={`${buttonClass(look)} grow sm:grow-0`}>
          {button}
        </button>
      </div>
    </form>
  )
}
