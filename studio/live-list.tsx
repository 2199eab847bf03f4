import { Card, Flex, Spinner, Text } from '@sanity/ui'

/** Stands in for a list until its first result. */
export function ListSpinner() {
  return (
    <Flex align="center" justify="center" padding={5}>
      <Spinner muted />
    </Flex>
  )
}

/** Says above a list, or in its place, that it may be out of date. */
export function LostConnection() {
  return (
    <Card as="output" display="block" padding={3} radius={2} tone="caution">
      <Text size={1}>The connection was lost. The list is up to date again once it is back.</Text>
    </Card>
  )
}
