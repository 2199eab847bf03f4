/** The reference of an enquiry, by which the team finds it. */
export function SentReference({ reference, label }: { reference: string; label: string }) {
  return (
    <p className="mt-4">
      {label} <strong className="tabular-nums">{reference}</strong>
    </p>
  )
}
