import type { CSSProperties } from 'react'
import styles from './registration-field.module.css'

const example = 'AB12 CDE'.split('')

/** An example plate that types itself out. Style alone moves it, and assistive technology never meets it. */
export function AnimatedPlaceholder() {
  return (
    <span aria-hidden="true" className="whitespace-pre">
      {example.map((letter, place) => (
        <span key={letter} className={styles.letter} style={{ '--place': place } as CSSProperties}>
          {letter}
        </span>
      ))}
    </span>
  )
}
