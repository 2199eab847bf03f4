import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Card, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useMemo, useState } from 'react'
import { useClient, useDocumentValuePermissions } from 'sanity'
import type { UserComponent } from 'sanity/structure'
import { sanityApiVersion } from '../schemas/rules/sanity-api-version.ts'
import { ListSpinner, LostConnection } from './live-list.tsx'
import { byPlace, moved, type Placed, stateOf } from './ordered-places.ts'
import { OrderedRow } from './ordered-row.tsx'
import { useLiveQuery } from './use-live-query.ts'

/**
 * The documents of a type in the order in which the site shows them. They are moved with the mouse, touch or the
 * keyboard. Published documents get their new place at once, without a draft.
 */
export const OrderedList: UserComponent = ({ options, childItemId }) => {
  const type = String(options?.['type'])
  const client = useClient({ apiVersion: sanityApiVersion })
  const toast = useToast()
  const { result: stored, isLost } = useLiveQuery<Parameters<typeof byPlace>[0]>({
    fetch: '*[_type == $type]{_id, order}',
    params: { type },
  })
  const places = useMemo(() => stored && byPlace(stored), [stored])
  const [dropped, setDropped] = useState<{ replaces: Placed[] | undefined; rows: Placed[] }>()
  // A dropped document stays where it was dropped until the store reports the new places.
  const rows = dropped && dropped.replaces === places ? dropped.rows : places
  const mayMove = useMayUpdate(type, places?.[0])
  const sensors = useSensors(
    // A click opens the document; a movement drags it.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )

  const drop = ({ active, over }: DragEndEvent) => {
    if (!rows || !over || active.id === over.id) return
    const { rows: next, changes } = moved(rows, String(active.id), String(over.id))
    setDropped({ replaces: places, rows: next })
    const transaction = client.transaction()
    for (const { id, order } of changes) transaction.patch(id, { set: { order } })
    transaction.commit({ tag: 'order' }).catch(() => {
      setDropped(undefined)
      toast.push({ status: 'error', title: 'The new order could not be saved. Please try again.' })
    })
  }

  if (!rows) return isLost ? <LostConnection /> : <ListSpinner />
  return (
    <Stack padding={2} gap={1}>
      {isLost && <LostConnection />}
      <Card padding={3}>
        <Text size={1} muted>
          {rows.length === 0
            ? 'There is nothing here yet. Press the plus sign above to write the first one.'
            : mayMove
              ? 'In the order of the page. Drag by the handle to change it; visitors see the new order at once.'
              : 'In the order of the page.'}
        </Text>
      </Card>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
        <SortableContext items={rows.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          {rows.map((row) => (
            <OrderedRow
              key={row.id}
              id={row.id}
              type={type}
              state={stateOf(row)}
              isOpen={childItemId === row.id}
              mayMove={mayMove}
            />
          ))}
        </SortableContext>
      </DndContext>
    </Stack>
  )
}

/** Whether the user may change documents of this type. */
function useMayUpdate(type: string, example: Placed | undefined): boolean {
  const id = example?.id ?? type
  const document = useMemo(() => ({ _id: id, _type: type }), [id, type])
  const [permission] = useDocumentValuePermissions({ document, permission: 'update' })
  return permission?.granted === true
}
