const listed = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** Says that the vehicles are invented, and which registrations have one. */
export function SampleNote({ marks }: { marks: readonly string[] }) {
  return (
    <p className="mt-3 text-small text-ink-soft">
      Sample register: these vehicles are invented. Try {listed.format(marks)}.
    </p>
  )
}
