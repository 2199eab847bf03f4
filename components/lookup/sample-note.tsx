const listed = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** A note that the vehicles are invented, with registrations to try. */
export function SampleNote({ marks }: { marks: readonly string[] }) {
  const unbroken = marks.map((mark) => mark.replace(' ', '\u00a0'))
  return (
    <p className="mt-3 text-small text-ink-soft">
      Sample register: these vehicles are invented. Try {listed.format(unbroken)}.
    </p>
  )
}
