import { useId, type ComponentProps, type ReactNode } from 'react'
import { ChevronIcon } from '@/components/ui/icons'
import { NumberPlateInput } from '@/components/ui/number-plate'

const control =
  'block min-h-12 w-full rounded-md border border-line-strong bg-surface px-3.5 py-2.5 text-ink placeholder:text-ink-soft hover:border-ink'

/** The label above a control; required ones say so in words, since a star explains nothing. */
function Label({
  htmlFor,
  required,
  children,
}: {
  htmlFor: string
  required?: boolean
  children: ReactNode
}) {
  return (
    <label
      htmlFor={htmlFor}
      className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-2 font-semibold"
    >
      {children}
      {!required && <span className="text-small font-normal text-ink-soft">optional</span>}
    </label>
  )
}

type Labelled = { label: string; hint?: string; wide?: boolean }

/** A labelled text, e-mail, telephone, number or date field. */
export function TextField({ label, hint, wide, ...input }: Labelled & ComponentProps<'input'>) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  return (
    <div className={wide ? 'sm:col-span-2' : ''}>
      <Label htmlFor={id} required={input.required}>
        {label}
      </Label>
      {hint && (
        <p id={hintId} className="mb-1.5 text-small text-ink-soft">
          {hint}
        </p>
      )}
      <input id={id} aria-describedby={hintId} className={control} {...input} />
    </div>
  )
}

/** The registration, typed on a plate as everywhere on the site. */
export function PlateField({ label, wide, ...input }: Labelled & Omit<ComponentProps<'input'>, 'size'>) {
  const id = useId()
  return (
    <div className={wide ? 'sm:col-span-2' : ''}>
      <Label htmlFor={id} required={input.required}>
        {label}
      </Label>
      <NumberPlateInput id={id} size="medium" className="sm:w-72" {...input} />
    </div>
  )
}

/** A labelled choice from a list; empty until the visitor, or the address of the page, has chosen. */
export function SelectField({
  label,
  options,
  placeholder,
  wide,
  ...select
}: Labelled & ComponentProps<'select'> & { options: readonly string[]; placeholder: string }) {
  const id = useId()
  return (
    <div className={wide ? 'sm:col-span-2' : ''}>
      <Label htmlFor={id} required={select.required}>
        {label}
      </Label>
      <span className="relative block">
        <select id={id} className={`${control} cursor-pointer appearance-none pr-11`} {...select}>
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
        <ChevronIcon className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-soft" />
      </span>
    </div>
  )
}

/** A labelled field for several lines. */
export function TextAreaField({ label, wide, ...area }: Labelled & ComponentProps<'textarea'>) {
  const id = useId()
  return (
    <div className={wide ? 'sm:col-span-2' : ''}>
      <Label htmlFor={id} required={area.required}>
        {label}
      </Label>
      <textarea id={id} rows={5} className={control} {...area} />
    </div>
  )
}

/** Fields that belong together, under one heading. */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-5 font-display text-h3 font-bold">{legend}</legend>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}
