import { readContent } from './client.ts'
import { type Photo, photo } from './photos.ts'
import { peopleQuery } from './queries.ts'
import { tags } from './tags.ts'

/** Somebody who works for the business. */
export type Person = {
  id: string
  name: string
  role: string
  photo: Photo | null
}

/** The people whom the about page presents, in the editors' order. */
export async function getPeople(): Promise<Person[]> {
  const stored = await readContent(peopleQuery, { tags: [tags.people] })
  return stored.flatMap(({ _id, name, role, photo: stored }) =>
    name && role ? [{ id: _id, name, role, photo: photo(stored) }] : [],
  )
}
