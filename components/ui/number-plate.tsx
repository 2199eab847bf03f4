import type { ComponentProps } from 'react'

type PlateSize = 'inline' | 'medium' | 'large'

const sizes: Record<PlateSize, string> = {
  inline: 'text-[1.15em]',
  medium: 'text-[2rem]',
  large: 'text-plate',
}

/** A registration shown as a rear plate. Pass it as it should be read, for example `AB12 CDE`. */
export function NumberPlate({
  registration,
  size = 'medium',
  className = '',
}: {
  registration: string
  size?: PlateSize
  className?: string
}) {
  return <span className={`plate ${sizes[size]} ${className}`}>{registration}</span>
}

/**
 * A text field that looks like a rear plate. Takes everything an `<input>` takes; the caller labels it, and sets
 * `aria-invalid` to have the plate show an error. Only the style is upper case: the caller converts the value.
 */
export function NumberPlateInput({
  size = 'large',
  className = '',
  ...input
}: Omit<ComponentProps<'input'>, 'size'> & { size?: PlateSize }) {
  return (
    <span className={`plate plate-field ${sizes[size]} ${className}`}>
      <input
        type="text"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        {...input}
        className="plate-input"
      />
    </span>
  )
}
