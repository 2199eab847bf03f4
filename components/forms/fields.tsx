'use client'

import { use, type ComponentProps, type ReactNode } from 'react'
import { ChevronIcon } from '@/components/ui/icons'
import { NumberPlateInput } from '@/components/ui/number-plate'
import { edited } from '@/components/ui/say'
import type { FormText } from '@/lib/content/words'
import type { FieldName } from '@/lib/enquiries/shared/forms'
import { FormContext, fieldId, useFormWords } from './form-context'

const controlClass =
  'block min-h-12 w-full rounded-md border border-line-strong bg-surface px-3.5 py-2.5 text-ink placeholder:text-ink-soft hover:border-ink aria-invalid:border-2 aria-invalid:border-danger'

type FieldProps = {
  name: FieldName
  /** Replaces the usual label of the field. */
  label?: string
  hint?: string
  wide?: boolean
  required?: boolean
  defaultValue?: string | undefined
}

/**
 * Splits the properties of a field into those of its frame, those that connect the control with its label, hint, error
 * and initial value, and the control's own.
 */
function useField<Props extends FieldProps>({
  name,
  label,
  hint,
  wide = false,
  required = false,
  defaultValue,
  ...own
}: Props) {
  const { id: formId, values, errors, texts } = use(FormContext)
  const words = useFormWords()
  const id = fieldId(formId, name)
  const error = errors[name]
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    frame: {
      id,
      label: label ?? words[name],
      hint,
      wide,
      optional: required ? undefined : words.optional,
      error: error && edited(texts, error),
    },
    control: {
      id,
      name,
      required,
      defaultValue: values[name] ?? defaultValue,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': described || undefined,
    },
    own,
  }
}

/** Label, hint and error around a control. Optional fields are marked as such. */
function Field({
  id,
  label,
  hint,
  wide,
  optional,
  error,
  children,
}: ReturnType<typeof useField>['frame'] & { children: ReactNode }) {
  return (
    <div className={`${wide ? 'sm:col-span-2' : ''} ${error ? 'border-l-4 border-danger pl-3.5' : ''}`}>
      <label
        htmlFor={id}
        className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-2 font-semibold"
      >
        {label}
        {optional && <span className="text-small font-normal text-ink-soft">{optional}</span>}
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

type InputProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'size'>

/** A labelled text, e-mail, telephone, number or date field. */
export function TextField(props: InputProps) {
  const { frame, control, own } = useField(props)
  return (
    <Field {...frame}>
      <input {...control} className={controlClass} {...own} />
    </Field>
  )
}

/** A labelled field for a registration, drawn as a plate. */
export function PlateField({ children, ...props }: InputProps) {
  const { frame, control, own } = useField(props)
  return (
    <Field {...frame}>
      <div className="flex flex-wrap items-stretch gap-3">
        <NumberPlateInput {...control} size="medium" className="w-full sm:w-72" {...own} />
        {children}
      </div>
    </Field>
  )
}

/** A labelled choice from a list; empty without a default value. */
export function SelectField({
  options,
  placeholder,
  ...props
}: FieldProps & { options: readonly string[]; placeholder: FormText }) {
  const { frame, control } = useField({ ...props, defaultValue: props.defaultValue ?? '' })
  const { texts } = use(FormContext)
  return (
    <Field {...frame}>
      <span className="relative block">
        <select {...control} className={`${controlClass} cursor-pointer appearance-none pr-11`}>
          <option value="">{edited(texts, placeholder)}</option>
          {options.map((option) => (
            // What is sent stays the same.
            <option key={option} value={texts?.[option] && option}>
              {edited(texts, option)}
            </option>
          ))}
        </select>
        <ChevronIcon className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-soft" />
      </span>
    </Field>
  )
}

/** A labelled field for several lines. */
export function TextAreaField(props: FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>) {
  const { frame, control, own } = useField(props)
  return (
    <Field {...frame}>
      <textarea {...control} rows={5} className={controlClass} {...own} />
    </Field>
  )
}

/** Fields that belong together, under one heading. */
export function FieldGroup({
  legend,
  columns = 2,
  children,
}: {
  legend: string
  columns?: 1 | 2
  children: ReactNode
}) {
  return (
    <fieldset>
      <legend className="mb-5 font-display text-h3 font-bold">{legend}</legend>
      <div className={`grid gap-x-6 gap-y-5 ${columns === 2 ? 'sm:grid-cols-2' : ''}`}>{children}</div>
    </fieldset>
  )
}
