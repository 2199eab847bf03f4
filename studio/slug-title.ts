import { builtinTypes } from '@sanity/schema/_internal'

// Messages about a slug name its only field, “Current slug”, which says nothing to an editor. Sanity compiles its types when
// it is loaded, so this module is imported before it.
for (const type of builtinTypes) {
  if (type.name !== 'slug' || !('fields' in type)) continue
  for (const field of type.fields ?? [])
    if (field.name === 'current') Object.assign(field, { title: 'Address' })
}
