import { Box, Button, Card, Heading, Stack, Text, TextInput, type TextInputProps } from '@sanity/ui'
import {
  createContext,
  type HTMLProps,
  type ReactNode,
  type SyntheticEvent,
  use,
  useId,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { problemOf } from './problem-of.ts'

type Outcome = { tone: 'positive' | 'critical'; text: string }

/** Whether the form around a field has been sent: until then, what is empty is not marked as wrong. */
const IsSent = createContext(false)

/** A form of its own: one button, and below it what came of it. */
export function FormCard(props: {
  title: string
  about?: ReactNode
  button: string
  /** Resolves to what is said on success. */
  onSubmit: () => Promise<string>
  children: ReactNode
}) {
  const { title, about, button, onSubmit, children } = props
  const [isBusy, setBusy] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setOutcome(undefined)
    try {
      setOutcome({ tone: 'positive', text: await onSubmit() })
      setIsSent(false)
    } catch (error) {
      setOutcome({ tone: 'critical', text: problemOf(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card border padding={4} radius={3}>
      <form onSubmit={(event) => void submit(event)} aria-label={title}>
        <Stack gap={4}>
          <Heading as="h3" size={1}>
            {title}
          </Heading>
          {about !== undefined && (
            <Text size={1} muted>
              {about}
            </Text>
          )}
          <IsSent value={isSent}>{children}</IsSent>
          <Box>
            <Button
              type="submit"
              text={button}
              tone="primary"
              loading={isBusy}
              // Before the browser checks the fields, also on Enter.
              onClick={() => flushSync(() => setIsSent(true))}
            />
          </Box>
          {outcome && <Notice {...outcome} />}
        </Stack>
      </form>
    </Card>
  )
}

/** What came of a request; read out at once when it failed. */
export function Notice({ tone, text }: Outcome) {
  return (
    <Card padding={3} radius={2} tone={tone} role={tone === 'critical' ? 'alert' : 'status'}>
      <Text size={1}>{text}</Text>
    </Card>
  )
}

/** An input with its label above it, and a hint below. */
export function Field({
  label,
  hint,
  required,
  ...input
}: { label: string; hint?: string } & TextInputProps &
  Omit<HTMLProps<HTMLInputElement>, 'as' | 'prefix' | 'type' | 'ref' | 'label'>) {
  const id = useId()
  const isSent = use(IsSent)
  return (
    <Stack gap={3}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        {label}
      </Text>
      <TextInput
        {...input}
        id={id}
        required={isSent && required}
        aria-required={required}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      />
      {hint !== undefined && (
        <Text id={`${id}-hint`} size={1} muted>
          {hint}
        </Text>
      )}
    </Stack>
  )
}
