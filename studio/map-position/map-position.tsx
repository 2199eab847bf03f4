import { Card, Stack, Text } from '@sanity/ui'
import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react'
import { type ObjectInputProps, set, useClient, useFormValue } from 'sanity'
import { project } from '../../lib/map/projection.ts'
import { sanityApiVersion } from '../../schemas/rules/sanity-api-version.ts'
import { isNamedLeft, movedBy, type Position, positionAt, view } from './map-view.ts'

type Town = { _id: string; name: string; location: Position }

const townsQuery = `*[_type == "town" && kind == "town" && defined(name) && defined(location.lat) && defined(location.lng)]{
  _id, name, location
}`

/** The site's own map above the two numbers of a position: a click or the arrow keys set them. */
export function MapPosition(props: ObjectInputProps) {
  const { value, onChange, readOnly } = props
  const position = positionOf(value)
  const ownId = useFormValue(['_id'])
  const towns = useTowns().filter(({ _id }) => typeof ownId !== 'string' || !ownId.endsWith(_id))

  const move = (to: Position | undefined) => {
    if (to && readOnly !== true) onChange(set({ ...value, _type: props.schemaType.name, ...to }))
  }
  const click = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // Enter and the space bar click, too, at no point.
    if (detail === 0) return
    const box = currentTarget.getBoundingClientRect()
    move(positionAt({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height }))
  }
  const press = (event: KeyboardEvent) => {
    const to = movedBy(event.key, event.shiftKey, position)
    if (!to) return
    event.preventDefault()
    move(to)
  }

  return (
    <Stack gap={3}>
      <Card border radius={2} overflow="hidden">
        <button
          type="button"
          aria-label="Map of Berkshire. Click where the place is, or move it with the arrow keys; with Shift they move it further."
          data-testid="map-position"
          disabled={readOnly === true}
          onClick={click}
          onKeyDown={press}
          style={{ ...bare, cursor: readOnly ? 'default' : 'crosshair' }}
        >
          <BerkshireMap towns={towns} position={position} />
        </button>
      </Card>
      <Text size={1} muted>
        {position
          ? 'Click the map to move the place. Arrow keys move it by a hundred metres, with Shift by a kilometre.'
          : 'Click the map where the place is.'}
      </Text>
      {props.renderDefault(props)}
    </Stack>
  )
}

const bare = { display: 'block', width: '100%', margin: 0, padding: 0, border: 0, background: 'none' }

function BerkshireMap({ towns, position }: { towns: Town[]; position: Position | undefined }) {
  const point = position && project(position)
  const dots = towns.map(({ location }) => project(location))
  return (
    <svg
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      style={{ display: 'block', width: '100%', height: 'auto' }}
      aria-hidden
    >
      <image href="/map/berkshire.svg" {...view.map} />
      {towns.map(({ _id, name, location }) => {
        const { x, y } = project(location)
        const isLeft = isNamedLeft({ x, y }, name, dots)
        return (
          <g key={_id}>
            <circle cx={x} cy={y} r={4} fill="#00553c" stroke="#fff" strokeWidth={1.5} />
            <text x={x + (isLeft ? -7 : 7)} y={y + 5} textAnchor={isLeft ? 'end' : 'start'} {...label}>
              {name}
            </text>
          </g>
        )
      })}
      {point && (
        <g transform={`translate(${point.x} ${point.y})`}>
          <circle r={16} fill="none" stroke="#c22f1e" strokeWidth={3} />
          <circle r={5} fill="#c22f1e" stroke="#fff" strokeWidth={2} />
        </g>
      )}
    </svg>
  )
}

const label = {
  fontSize: 16,
  fontFamily: 'sans-serif',
  fill: '#10231a',
  stroke: '#fff',
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
} as const

function positionOf(value: ObjectInputProps['value']): Position | undefined {
  const { lat, lng } = value ?? {}
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined
}

/** The published towns, without boroughs and districts, by which an editor finds a place; none until they are loaded. */
function useTowns(): Town[] {
  const client = useClient({ apiVersion: sanityApiVersion })
  const [towns, setTowns] = useState<Town[]>([])
  useEffect(() => {
    let isWanted = true
    client
      .fetch<Town[]>(townsQuery, {}, { perspective: 'published', tag: 'map' })
      .then((found) => isWanted && setTowns(found))
      // The map serves without names, too.
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [client])
  return towns
}
