import type { StyleVariables } from '@/components/ui/style-variables'
import styles from './registration-field.module.css'

const letters = 'AB12 CDE'.split('').map((letter, index): { letter: string; style: StyleVariables } => ({
  letter,
  style: { '--index': index },
}))

/** An example registration, animated by style alone and hidden from assistive technology. */
export function AnimatedPlaceholder() {
  return (
    <span aria-hidden="true" className="whitespace-pre">
      {letters.map(({ letter, style }) => (
        <span key={letter} className={styles.letter} style={style}>
          {letter}
        </span>
      ))}
    </span>
  )
}
