import { parsePatch } from '@sanity/diff-match-patch'
import type { ChangeRequest } from './change-request.ts'
import { isRecord } from './is-record.ts'

/** The words that changes add, field by field, for somebody who has to save them in another way. */
export function typedWords(changes: readonly ChangeRequest[]): string[] {
  const fields = new Map<string, string>()
  const add = (path: string, words: string, isWhole: boolean) =>
    fields.set(path, isWhole ? words : (fields.get(path) ?? '') + words)
  for (const { body } of changes)
    for (const patch of patchesIn(JSON.parse(body))) {
      const { diffMatchPatch, set } = patch
      if (isRecord(set))
        for (const [path, value] of Object.entries(set)) if (typeof value === 'string') add(path, value, true)
      if (isRecord(diffMatchPatch))
        for (const [path, text] of Object.entries(diffMatchPatch)) add(path, inserted(String(text)), false)
    }
  return [...fields.values()].map((words) => words.trim()).filter(Boolean)
}

function patchesIn(body: unknown): Record<string, unknown>[] {
  if (!isRecord(body)) return []
  const steps: unknown[] = [body.actions, body.mutations].filter(Array.isArray).flat()
  return steps.flatMap((step) => (isRecord(step) && isRecord(step.patch) ? [step.patch] : []))
}

function inserted(patch: string): string {
  const diffs = parsePatch(patch).flatMap((part) => part.diffs)
  return diffs
    .filter(([type]) => type === 1)
    .map(([, words]) => words)
    .join('')
}
