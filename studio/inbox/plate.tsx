import { formatRegistration } from '../../lib/shared/format-registration.ts'
import { showTyped } from '../../lib/shared/visitor-text.ts'

/** A registration drawn as a rear plate. Nothing for an empty one. */
export function Plate({ registration, size = 28 }: { registration: string; size?: number }) {
  if (registration === '') return null
  return (
    <span
      data-testid="plate"
      style={{
        display: 'inline-block',
        padding: '0.06em 0.34em',
        borderRadius: '0.16em',
        color: '#111',
        backgroundColor: '#ffd307',
        boxShadow: 'inset 0 0 0 0.03em #ffd307, inset 0 0 0 0.055em rgb(17 17 17 / 70%)',
        // Forced colours drop backgrounds.
        outline: '1px solid transparent',
        font: `700 ${size}px/1.2 'Arial Narrow', Arial, sans-serif`,
        whiteSpace: 'nowrap',
      }}
    >
      {showTyped(formatRegistration(registration))}
    </span>
  )
}
