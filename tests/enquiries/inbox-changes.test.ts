import { describe, expect, it } from 'vitest'
import { eraseByEmail } from '../../lib/enquiries/store/removal.ts'
import { Spool } from '../../lib/enquiries/store/spool.ts'
import { statusPatch } from '../../schemas/rules/enquiry-status.ts'
import { enquiryFrom } from '../support/enquiry-fixtures.ts'
import { startEnquiryLake } from '../support/enquiry-lake.ts'
import { studioSession } from '../support/studio-user.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const { lake, client } = await startEnquiryLake()
const folder = temporaryFolder('inbox-changes-')

const editor = client.withConfig({ token: await studioSession(lake, 'editor') })
const viewer = client.withConfig({ token: await studioSession(lake, 'viewer') })

const now = new Date('2026-06-05T08:00:00Z')
const id = 'enquiry.one'
const note = {
  _key: 'a',
  _type: 'enquiryNote',
  text: 'Wants 4,500 in cash.',
  author: 'Bea',
  at: now.toISOString(),
}

const history = async () => {
  const path = `/v2026-01-01/data/history/production/transactions/${id}?effectFormat=mendoza`
  const { administratorToken } = lake.credentials
  const response = await lake.fetch(path, { headers: { authorization: `Bearer ${administratorToken}` } })
  return response.text()
}

describe('what the team does about an enquiry', () => {
  it('is history, and leaves what the visitor sent as it was', async () => {
    const sent = enquiryFrom('asha@example.com', { id: 'one' })
    await client.create(sent)
    await editor.patch(id, statusPatch('contacted', now)).commit()
    await editor.patch(id, statusPatch('offered', new Date(now.getTime() + 60_000))).commit()
    await editor.patch(id).setIfMissing({ teamNotes: [] }).append('teamNotes', [note]).commit()
    expect(await client.getDocument(id)).toMatchObject({
      ...sent,
      status: 'offered',
      firstContactAt: now.toISOString(),
      teamNotes: [note],
    })
    await editor.patch(id, statusPatch('new', now)).commit()
    expect(await client.getDocument(id)).not.toHaveProperty('firstContactAt')
    expect((await history()).trim().split('\n')).toHaveLength(5)
  })

  it('is done to several at once, or to none', async () => {
    await client.create(enquiryFrom('asha@example.com', { id: 'one' }))
    await client.create(enquiryFrom('boris@example.com', { id: 'two' }))
    const all = editor.transaction()
    for (const each of [id, 'enquiry.two']) all.patch(each, statusPatch('lost', now))
    await all.commit({ returnDocuments: false })
    expect(await client.fetch('*[_type == "enquiry"].status')).toEqual(['lost', 'lost'])
    const withMissing = editor.transaction()
    for (const each of [id, 'enquiry.gone']) withMissing.patch(each, statusPatch('paid', now))
    await expect(withMissing.commit()).rejects.toThrow('enquiry.gone')
    expect(await client.fetch('*[_type == "enquiry"].status')).toEqual(['lost', 'lost'])
  })

  it('is refused to a viewer, who reads it', async () => {
    await client.create(enquiryFrom('asha@example.com', { id: 'one' }))
    await expect(viewer.patch(id, statusPatch('paid', now)).commit()).rejects.toMatchObject({
      statusCode: 403,
    })
    expect(await viewer.getDocument(id)).toMatchObject({ status: 'new' })
  })

  it('is erased with the enquiry, notes and history', async () => {
    await client.create(enquiryFrom('asha@example.com', { id: 'one' }))
    await editor
      .patch(id)
      .set({ teamNotes: [note], assignee: { name: 'Bea' } })
      .commit()
    expect(await history()).toContain('Wants 4,500')
    expect(await eraseByEmail({ client, spool: new Spool(folder) }, 'asha@example.com')).toBe(1)
    expect(await client.getDocument(id)).toBeFalsy()
    expect(await history()).not.toContain('Wants 4,500')
  })
})
