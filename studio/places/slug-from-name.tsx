import { useEffect, useRef } from 'react'
import { getPublishedId, set, type SlugInputProps, unset, useEditState, useFormValue } from 'sanity'
import { followedSlug } from './followed-slug.ts'

/** Sanity's own input of an address. Until the page is published, its address follows its name as that is typed. */
export function SlugFromName(props: SlugInputProps) {
  const { onChange, readOnly, value } = props
  const name = text(useFormValue(['name']))
  const { published, ready } = useEditState(
    getPublishedId(text(useFormValue(['_id']))),
    text(useFormValue(['_type'])),
  )
  const isNew = ready && published === null && readOnly !== true
  const current = value?.current
  const lastName = useRef(name)
  useEffect(() => {
    const before = lastName.current
    lastName.current = name
    if (!isNew || before === name) return
    const slug = followedSlug({ before, name, slug: current })
    if (slug !== current) onChange(slug === undefined ? unset() : set({ _type: 'slug', current: slug }))
  }, [name, isNew, current, onChange])
  return props.renderDefault(props)
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
