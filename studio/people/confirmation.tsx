import { Button, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import { Notice } from './form-card.tsx'
import { problemOf } from './problem-of.ts'

/** Asks before something is done that cannot be taken back, and says when it failed. */
export function Confirmation(props: {
  title: string
  text: string
  button: string
  tone?: 'critical' | 'primary'
  onConfirm: () => Promise<void>
  onClose: () => void
}) {
  const { title, text, button, tone = 'critical', onConfirm, onClose } = props
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const confirm = async () => {
    setBusy(true)
    try {
      await onConfirm()
      onClose()
    } catch (error) {
      setProblem(problemOf(error))
      setBusy(false)
    }
  }
  return (
    <Dialog
      id={id}
      header={title}
      width={0}
      onClose={onClose}
      onClickOutside={onClose}
      footer={
        <Flex gap={2} justify="flex-end" padding={3} wrap="wrap">
          <Button text="Cancel" mode="bleed" onClick={onClose} />
          <Button text={button} tone={tone} loading={isBusy} onClick={() => void confirm()} />
        </Flex>
      }
    >
      <Stack gap={4} padding={4}>
        <Text size={1}>{text}</Text>
        {problem !== undefined && <Notice tone="critical" text={problem} />}
      </Stack>
    </Dialog>
  )
}
