import { createElement, type ReactNode } from 'react'
import {
  type InputProps,
  isStringInputProps,
  type ObjectInputProps,
  type SlugInputProps,
  type StringInputProps,
} from 'sanity'
import { CountedInput, isLimited } from './counters/counted-input.tsx'
import { MapPosition } from './map-position/map-position.tsx'
import { isPatternInput, PlacePatternInput } from './place-pattern-input.tsx'
import { SlugFromName } from './places/slug-from-name.tsx'
import { SearchPreview } from './search-preview.tsx'
import { isPlainText, SharedTextInput } from './shared-text/shared-text-input.tsx'

const isSeo = (props: InputProps): props is ObjectInputProps => props.schemaType.name === 'seo'

const isLocation = (props: InputProps): props is ObjectInputProps => props.schemaType.name === 'location'

const isSlugOfPlace = (props: InputProps): props is SlugInputProps =>
  props.schemaType.name === 'slug' && props.schemaType.options?.source === 'name'

/** The inputs of forms that are not Sanity's own, by the type of the field. */
export function renderInput(props: InputProps): ReactNode {
  if (isSeo(props)) return createElement(SearchPreview, props)
  if (isLocation(props)) return createElement(MapPosition, props)
  if (isSlugOfPlace(props)) return createElement(SlugFromName, props)
  if (isPatternInput(props)) return createElement(PlacePatternInput, props)
  if (!isStringInputProps(props)) return props.renderDefault(props)
  const text = isPlainText(props) ? withSharedText(props) : props
  return isLimited(props) ? createElement(CountedInput, text) : text.renderDefault(text)
}

/** The same input, with our own field where Sanity's would be. */
function withSharedText(props: StringInputProps): StringInputProps {
  const { renderDefault } = props
  return {
    ...props,
    renderDefault: (own) =>
      isStringInputProps(own)
        ? createElement(SharedTextInput, { ...own, renderDefault })
        : renderDefault(own),
  }
}
