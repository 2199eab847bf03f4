import { Stack, Text } from '@sanity/ui'
import type { InputProps, StringInputProps } from 'sanity'
import { withPlace } from '../lib/shared/place-pattern.ts'
import { placeMark } from '../schemas/rules/words.ts'

/** The town whose name stands in the preview. */
const sampleTown = 'Reading'

/** True for the input of words with the name of a place in them: the site's own, shown in grey, have one. */
export const isPatternInput = (props: InputProps): props is StringInputProps =>
  props.schemaType.name === 'string' &&
  'placeholder' in props.elementProps &&
  Boolean(props.elementProps.placeholder?.includes(placeMark))

/** A line with `{place}` in it, and below it what stands on the page of a town. */
export function PlacePatternInput(props: StringInputProps) {
  const { elementProps, value } = props
  const pattern = value?.trim() || (elementProps.placeholder ?? '')
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      <Text size={1} muted>
        {`For ${sampleTown}: ${withPlace(pattern, sampleTown)}`}
      </Text>
    </Stack>
  )
}
