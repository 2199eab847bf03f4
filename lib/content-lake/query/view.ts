import type { LakeDocument } from '../types.ts'

/** The documents that one kind of reader sees in one perspective, in order of id, with lookups. */
export type View = {
  readonly documents: readonly LakeDocument[]
  get(id: string): LakeDocument | undefined
  ofType(type: string): readonly LakeDocument[]
  /** Documents, of one type or of any, whose field at `path` has the text `value`. */
  where(path: string[], value: string, type?: string): readonly LakeDocument[]
  /** Documents that hold a reference to `id`, weak or strong. */
  referencing(id: string): readonly LakeDocument[]
}

/** A field by which documents, of one type or of any, are looked up. */
export type FieldLookup = {
  path: string[]
  type?: string | undefined
}
