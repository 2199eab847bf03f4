import { Stack, Text } from '@sanity/ui'
import type { StringInputProps } from 'sanity'
import { countText, lengthLimits } from './length-limits.ts'

/** True for a text whose length is limited. */
export const isLimited = ({ schemaType }: StringInputProps) =>
  lengthLimits(schemaType.validation).max !== undefined

/**
 * A text with the number of its characters below it. A form is read-only until it is loaded, and may become so at any time:
 * the field itself stays the same, with the cursor in it.
 */
export function CountedInput(props: StringInputProps) {
  const { text, isOff } = countText(props.value?.length ?? 0, lengthLimits(props.schemaType.validation))
  return (
    <Stack gap={2}>
      {props.renderDefault(props)}
      {props.readOnly !== true && (
        <Text size={0} align="right" muted={!isOff} data-testid="character-count">
          {isOff ? <strong>{text}</strong> : text}
        </Text>
      )}
    </Stack>
  )
}
