'use client'

import { use, type ComponentProps, type ReactNode } from 'react'
import { ChevronIcon } from '@/components/ui/icons'
import { NumberPlateInput } from '@/components/ui/number-plate'
import type { FieldName } from '@/lib/enquiries/shared/forms'
import { fieldLabels } from '@/lib/enquiries/shared/labels'
import { FormContext, fieldId } from './form-context'

const control =
  'block min-h-12 w-full rounded-md border border-line-strong bg-surface px-3.5 py-2.5 text-ink placeholder:text-ink-soft hover:border-ink aria-invalid:border-2 aria-invalid:border-danger'

type Common = {
  /** Unless the form's usual word for the field will do. */
  label?: string
  hint?: string
  wide?: boolean
}
type Named = { name: FieldName; defaultValue?: string | undefined; required?: boolean }

/** What a control needs to be tied to its label, its hint and its error, and to begin with what is known. */
function useField({ name, defaultValue, required, hint }: Named & Common) {
  const { id: formId, values, errors } = use(FormContext)
  const id = fieldId(formId, name)
  const error = errors[name]
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    error,
    control: {
      id,
      name,
      required,
      defaultValue: values[name] ?? defaultValue,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': described || undefined,
    },
  }
}

/** Label, hint and error around a control. Optional fields say so, since a star explains nothing. */
function Field({
  id,
  name,
  label = fieldLabels[name],
  hint,
  wide,
  required,
  error,
  children,
}: Common & Named & { id: string; error: string | undefined; children: ReactNode }) {
  return (
    <div className={`${wide ? 'sm:col-span-2' : ''} ${error ? 'border-l-4 border-danger pl-3.5' : ''}`}>
      <label
        htmlFor={id}
        className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-2 font-semibold"
      >
        {label}
        {!required && <span className="text-small font-normal text-ink-soft">optional</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mb-1.5 text-small text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mb-1.5 text-small font-semibold text-danger">
          <span className="sr-only">Error: </span>
          {error}
        </p>
      )}
      {children}
    </div>
  )
}

type InputProps = Omit<ComponentProps<'input'>, 'name' | 'defaultValue' | 'size'>

/** A labelled text, e-mail, telephone, number or date field. */
export function TextField({
  name,
  label,
  hint,
  wide,
  required,
  defaultValue,
  ...input
}: Common & Named & InputProps) {
  const field = useField({ name, required, defaultValue, hint })
  return (
    <Field {...field} {...{ name, label, hint, wide, required }}>
      <input {...field.control} className={control} {...input} />
    </Field>
  )
}

/** The registration, typed on a plate as everywhere on the site. */
export function PlateField({
  name,
  label,
  hint,
  wide,
  required,
  defaultValue,
  children,
  ...input
}: Common & Named & InputProps & { children?: ReactNode }) {
  const field = useField({ name, required, defaultValue, hint })
  return (
    <Field {...field} {...{ name, label, hint, wide, required }}>
      <div className="flex flex-wrap items-stretch gap-3">
        <NumberPlateInput {...field.control} size="medium" className="w-full sm:w-72" {...input} />
        {children}
      </div>
    </Field>
  )
}

/** A labelled choice from a list; empty until the visitor, or the address of the page, has chosen. */
export function SelectField({
  name,
  label,
  hint,
  wide,
  required,
  defaultValue,
  options,
  placeholder,
}: Common & Named & { options: readonly string[]; placeholder: string }) {
  const field = useField({ name, required, defaultValue: defaultValue ?? '', hint })
  return (
    <Field {...field} {...{ name, label, hint, wide, required }}>
      <span className="relative block">
        <select {...field.control} className={`${control} cursor-pointer appearance-none pr-11`}>
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
        <ChevronIcon className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-soft" />
      </span>
    </Field>
  )
}

/** A labelled field for several lines. */
export function TextAreaField({
  name,
  label,
  hint,
  wide,
  required,
  defaultValue,
  ...area
}: Common & Named & Omit<ComponentProps<'textarea'>, 'name' | 'defaultValue'>) {
  const field = useField({ name, required, defaultValue, hint })
  return (
    <Field {...field} {...{ name, label, hint, wide, required }}>
      <textarea {...field.control} rows={5} className={control} {...area} />
    </Field>
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
