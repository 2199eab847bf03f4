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
import { sanityApiVersion } from '../schemas/rules/sanity-api-version.ts'
import { byPlace, moved, type Placed, stateOf, type StoredPlace } from './ordered-places.ts'
import { OrderedRow } from './ordered-row.tsx'

/**
 * The documents of a type in the order in which the site shows them. They are moved with the mouse, touch or the
 * keyboard. Published documents get their new place at once, without a draft.
 */
export const OrderedList: UserComponent = ({ options, childItemId }) => {
  const type = String(options?.['type'])
  const client = useClient({ apiVersion: sanityApiVersion })
  const toast = useToast()
  const places = useStoredPlaces(type)
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

/** The stored documents, updated after each change; undefined until the first result. */
function useStoredPlaces(type: string): Placed[] | undefined {
  const documentStore = useDocumentStore()
  const [places, setPlaces] = useState<Placed[]>()
  useEffect(() => {
    const subscription = documentStore
      .listenQuery(
        '*[_type == $type]{_id, order}',
        { type },
        { apiVersion: sanityApiVersion, perspective: 'raw' },
      )
      .subscribe((stored: StoredPlace[]) => setPlaces(byPlace(stored)))
    return () => subscription.unsubscribe()
  }, [documentStore, type])
  return places
}

/** Whether the user may change documents of this type. */
function useMayUpdate(type: string, example: Placed | undefined): boolean {
  const id = example?.id ?? type
  const document = useMemo(() => ({ _id: id, _type: type }), [id, type])
  const [permission] = useDocumentValuePermissions({ document, permission: 'update' })
  return permission?.granted === true
}
