import type {
  DocumentActionComponent,
  DocumentActionsContext,
  NewDocumentOptionsContext,
  Template,
} from 'sanity'
import { describe, expect, it } from 'vitest'
import { singletonNames } from '../schemas/index.ts'
import { DeleteForGood } from './delete-for-good.ts'
import { NextStatus } from './inbox/next-status.ts'
import { documentActions, newDocumentOptions, templates } from './singletons.ts'

const all = ['publish', 'unpublish', 'discardChanges', 'duplicate', 'delete', 'restore'] as const

/** The names of the actions an editor has. */
function actionsFor(schemaType: string) {
  const actions = all.map((action) => Object.assign(() => null, { action }) as DocumentActionComponent)
  return documentActions(actions, { schemaType } as DocumentActionsContext).map(({ action }) => action)
}

describe('a singleton', () => {
  it('can be published and restored, but not deleted, duplicated or unpublished', () => {
    for (const type of [...singletonNames, 'legalPage'])
      expect(actionsFor(type)).toEqual(['publish', 'discardChanges', 'restore'])
  })

  it('cannot be created', () => {
    const offered = ['siteSettings', 'homePage', 'town', 'enquiry', 'legalPage', 'area'].map(
      (templateId) => ({
        templateId,
      }),
    )
    const options = newDocumentOptions(offered, {} as NewDocumentOptionsContext)
    expect(options.map(({ templateId }) => templateId)).toEqual(['town', 'area'])
  })
})

describe('other documents', () => {
  it('keep all their actions, but enquiries can only be taken a step further and deleted', () => {
    expect(actionsFor('town')).toEqual([...all])
    const offered = documentActions([], { schemaType: 'enquiry' } as DocumentActionsContext)
    expect(offered).toEqual([NextStatus, DeleteForGood])
  })
})

describe('templates', () => {
  it('create an area that belongs to a town', () => {
    const offered = templates([{ id: 'homePage', schemaType: 'homePage' } as Template])
    expect(offered.map(({ id }) => id)).toEqual(['area-of-town'])
    const value = offered[0]?.value as (parameters: { townId: string }) => unknown
    expect(value({ townId: 'town-reading' })).toEqual({ town: { _type: 'reference', _ref: 'town-reading' } })
  })
})
