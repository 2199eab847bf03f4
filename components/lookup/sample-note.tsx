const listed = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** Says that the vehicles are invented, and which registrations have one. */
export function SampleNote({ marks }: { marks: readonly string[] }) {
  const unbroken = marks.map((mark) => mark.replace(' ', '\u00a0'))
  return (
    <p className="mt-3 text-small text-ink-soft">
      Sample register: these vehicles are invented. Try {listed.format(unbroken)}.
    </p>
  )
}
