import { FieldGroup, TextField } from './fields'
import { useFormWords } from './form-context'

/** Name and addresses of the visitor: the last step of both forms. */
export function PersonFields() {
  const words = useFormWords()
  return (
    <FieldGroup legend={words.person}>
      <TextField name="name" autoComplete="name" maxLength={100} required wide />
      <TextField name="email" type="email" autoComplete="email" maxLength={254} required />
      <TextField name="phone" type="tel" autoComplete="tel" maxLength={40} required />
    </FieldGroup>
  )
}
