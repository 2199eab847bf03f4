import { createElement, type ReactNode } from 'react'
import { type InputProps, isStringInputProps, type ObjectInputProps, type SlugInputProps } from 'sanity'
import { CountedInput, isLimited } from './counters/counted-input.tsx'
import { MapPosition } from './map-position/map-position.tsx'
import { SlugFromName } from './places/slug-from-name.tsx'
import { SearchPreview } from './search-preview.tsx'

const isSeo = (props: InputProps): props is ObjectInputProps => props.schemaType.name === 'seo'

const isLocation = (props: InputProps): props is ObjectInputProps => props.schemaType.name === 'location'

const isSlugOfPlace = (props: InputProps): props is SlugInputProps =>
  props.schemaType.name === 'slug' && props.schemaType.options?.source === 'name'

/** The inputs of forms that are not Sanity's own, by the type of the field. */
export function renderInput(props: InputProps): ReactNode {
  if (isSeo(props)) return createElement(SearchPreview, props)
  if (isLocation(props)) return createElement(MapPosition, props)
  if (isSlugOfPlace(props)) return createElement(SlugFromName, props)
  if (isStringInputProps(props) && isLimited(props)) return createElement(CountedInput, props)
  return props.renderDefault(props)
}
