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
import { Card, Flex, Spinner, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useEffect, useMemo, useState } from 'react'
import { useClient, useDocumentStore, useDocumentValuePermissions } from 'sanity'
import type { UserComponent } from 'sanity/structure'
import { byPlace, moved, type Placed, stateOf, type StoredPlace } from './ordered-places.ts'
import { OrderedRow } from './ordered-row.tsx'

const apiVersion = '2026-01-01'

/**
 * The documents of a type in the order in which the site shows them. They are dragged to another place with the mouse,
 * a finger or the keyboard. What is published moves at once: an order is nothing that could be half-written.
 */
export const OrderedList: UserComponent = ({ options, childItemId }) => {
  const type = String(options?.['type'])
  const client = useClient({ apiVersion })
  const toast = useToast()
  const places = useStoredPlaces(type)
  const [dropped, setDropped] = useState<{ over: Placed[] | undefined; rows: Placed[] }>()
  // What was dropped stands where it was dropped until the store tells of its new places.
  const rows = dropped && dropped.over === places ? dropped.rows : places
  const mayMove = useMayUpdate(type, places?.[0])
  const sensors = useSensors(
    // A click opens the document; only a movement drags it.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )

  const drop = ({ active, over }: DragEndEvent) => {
    if (!rows || !over || active.id === over.id) return
    const { rows: next, changes } = moved(rows, String(active.id), String(over.id))
    setDropped({ over: places, rows: next })
    const transaction = client.transaction()
    for (const { id, order } of changes) transaction.patch(id, { set: { order } })
    transaction.commit({ tag: 'order' }).catch(() => {
      setDropped(undefined)
      toast.push({ status: 'error', title: 'The new order could not be saved. Please try again.' })
    })
  }

  if (!rows)
    return (
      <Flex align="center" justify="center" padding={5}>
        <Spinner muted />
      </Flex>
    )
  return (
    <Stack padding={2} gap={1}>
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

/** The documents as they are stored, and again after each change; undefined until the first answer. */
function useStoredPlaces(type: string): Placed[] | undefined {
  const documentStore = useDocumentStore()
  const [places, setPlaces] = useState<Placed[]>()
  useEffect(() => {
    const subscription = documentStore
      .listenQuery('*[_type == $type]{_id, order}', { type }, { apiVersion, perspective: 'raw' })
      .subscribe((stored: StoredPlace[]) => setPlaces(byPlace(stored)))
    return () => subscription.unsubscribe()
  }, [documentStore, type])
  return places
}

/** Whether this person may change documents of this type. */
function useMayUpdate(type: string, example: Placed | undefined): boolean {
  const id = example?.id ?? type
  const document = useMemo(() => ({ _id: id, _type: type }), [id, type])
  const [permission] = useDocumentValuePermissions({ document, permission: 'update' })
  return permission?.granted === true
}
