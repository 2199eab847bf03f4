import { useSortable } from '@dnd-kit/sortable'
import { DragHandleIcon } from '@sanity/icons/DragHandle'
import { Badge, Button, Card, Flex } from '@sanity/ui'
import { Preview, useSchema } from 'sanity'
import { usePaneRouter } from 'sanity/structure'

/** One document of an ordered list: a handle to move it, and its preview, which opens it. */
export function OrderedRow(props: {
  id: string
  type: string
  /** As `stateOf` returns it. */
  state: string | undefined
  isOpen: boolean
  mayMove: boolean
}) {
  const { id, type, state, isOpen, mayMove } = props
  const { ChildLink } = usePaneRouter()
  const schemaType = useSchema().get(type)
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, disabled: !mayMove })
  if (!schemaType) return null
  return (
    <div
      ref={setNodeRef}
      data-testid={`ordered-${id}`}
      style={{
        transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined,
        transition,
        position: 'relative',
        zIndex: isDragging ? 1 : undefined,
      }}
    >
      <Card radius={2} shadow={isDragging ? 3 : 0}>
        <Flex align="center" gap={1}>
          {mayMove && (
            <Button
              ref={setActivatorNodeRef}
              {...attributes}
              {...listeners}
              aria-label="Move"
              icon={DragHandleIcon}
              mode="bleed"
              padding={2}
              style={{ cursor: isDragging ? 'grabbing' : 'grab', touchAction: 'none' }}
            />
          )}
          <Card
            as={ChildLink}
            childId={id}
            data-as="a"
            flex={1}
            padding={1}
            radius={2}
            selected={isOpen}
            overflow="hidden"
          >
            <Preview schemaType={schemaType} value={{ _type: type, _id: id }} layout="default" />
          </Card>
          {state !== undefined && <Badge tone="caution">{state}</Badge>}
        </Flex>
      </Card>
    </div>
  )
}
