/** The reference of an enquiry, by which the team finds it. */
export function SentReference({ reference }: { reference: string }) {
  return (
    <p className="mt-4">
      Your reference: <strong className="tabular-nums">{reference}</strong>
    </p>
  )
}
