import { FieldGroup, TextField } from './fields'

/** Name and addresses of the visitor: the last step of both forms. */
export function PersonFields() {
  return (
    <FieldGroup legend="How to reach you">
      <TextField name="name" autoComplete="name" maxLength={100} required wide />
      <TextField name="email" type="email" autoComplete="email" maxLength={254} required />
      <TextField name="phone" type="tel" autoComplete="tel" maxLength={40} required />
    </FieldGroup>
  )
}
