import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { londonDay } from '../../lib/shared/london-day.ts'
import { administrator } from '../support/administrator.ts'
import { expect, sessionOf, signIn, test } from './studio-test.ts'

test('an enquiry appears in the inbox, is taken step by step with notes, and the seller’s words are read-only', async ({
  page,
}) => {
  const name = `Asha ${randomUUID().slice(0, 8)}`
  const person = { name, email: 'asha@example.com', phone: '01632 960 001' }
  const send = async (form: 'quote' | 'contact', fields: Record<string, string>) => {
    const response = await page.request.post(`/api/enquiries/${form}`, { data: { ...person, ...fields } })
    expect(response.status()).toBe(200)
  }
  await send('contact', { message: 'Do you buy vans?' })
  await signIn(page, 'editor')
  await page.goto('/studio/structure/enquiries;new')
  const rows = page.getByRole('link').filter({ hasText: name })
  await expect(rows).toHaveText([/New · .* · Contact message/])
  // The open list shows the second one without a reload, above the first.
  const vehicle = { registration: 'ab12cde', carMake: 'Ford', carModel: 'Focus', mileage: '45000' }
  await send('quote', { ...vehicle, additionalInfo: 'Two keys.' })
  await expect(rows).toHaveText([/Ford Focus.*New · .* · Quote request/, /Contact message/])

  await expect(page.getByTestId('new-enquiries').first()).toBeVisible()

  await rows.first().click()
  const view = page.getByTestId('enquiry-view')
  await expect(view.getByTestId('plate')).toHaveText('AB12 CDE')
  await expect(view).toContainText('Two keys.')
  await expect(view).toContainText('45,000 miles')
  await expect(view.getByRole('link', { name: 'Call 01632 960 001' })).toHaveAttribute(
    'href',
    'tel:01632960001',
  )
  await expect(view.getByRole('link', { name: 'Our offer' })).toHaveAttribute(
    'href',
    /^mailto:asha@example\.com\?subject=Our%20offer%20for%20your%20Ford%20Focus%20.*AB12%20CDE/,
  )
  await expect(view.getByTestId('similar-enquiries')).toContainText('same telephone and e-mail')

  await view.getByRole('button', { name: 'Contacted' }).click()
  await view.getByLabel('Price offered (£)').fill('4500')
  await view.getByRole('button', { name: 'Take it' }).click()
  await view.getByLabel('Follow up on').fill('2030-06-05')
  await view.getByLabel('New note').fill('Called back; comes on Friday.')
  await view.getByRole('button', { name: 'Add note' }).click()
  const stored = () =>
    administrator().fetch<unknown>(
      `*[_type == "enquiry" && name == $name && kind == "quote"][0]{
        status, offeredPrice, followUpOn, additionalInfo, lostReason, "assignee": assignee.name,
        "answered": defined(firstContactAt), "notes": teamNotes[]{text, author, "dated": defined(at)}
      }`,
      { name },
      { perspective: 'raw' },
    )
  const work = {
    offeredPrice: 4500,
    followUpOn: '2030-06-05',
    additionalInfo: 'Two keys.',
    assignee: 'Test editor',
    answered: true,
    notes: [{ text: 'Called back; comes on Friday.', author: 'Test editor', dated: true }],
  }
  await expect.poll(stored).toEqual({ ...work, status: 'contacted', lostReason: null })
  await expect(view.getByText('Called back; comes on Friday.')).toBeVisible()
  await expect(rows).toHaveText([/Contact message/])
  await view.getByRole('button', { name: 'Lost' }).click()
  await view.getByRole('button', { name: 'Sold elsewhere' }).click()
  await expect.poll(stored).toEqual({ ...work, status: 'lost', lostReason: 'Sold elsewhere' })

  // What is listed is exported, and what is selected is given a status together.
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ])
  expect(await text(await download.createReadStream())).toContain(`${name},asha@example.com`)
  await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await page.getByLabel('Status for the selected').selectOption('Contacted')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(rows).toHaveCount(0)

  await page.getByRole('tab', { name: 'All fields' }).click()
  for (const field of ['name', 'email', 'phone', 'carMake', 'carModel', 'mileage', 'additionalInfo'])
    await expect(page.getByTestId(`field-${field}`).getByRole('textbox')).toHaveAttribute('readonly')

  await administrator().delete({ query: '*[_type == "enquiry" && name == $name]', params: { name } })
})

test(
  'an owner narrows the inbox, exports what is left and closes several at once',
  { tag: '@long' },
  async ({ page }) => {
    const run = randomUUID().slice(0, 8)
    await signIn(page, 'editor', `Ina ${run}`)
    const authorization = `Bearer ${await sessionOf(page)}`
    const me = await page.request.get('/content-lake/v1/users/me', { headers: { authorization } })
    const { id: userId } = (await me.json()) as { id: string }
    const receivedAt = new Date().toISOString()
    const assignee = { userId, name: `Ina ${run}` }
    const store = (name: string, fields: object) => ({
      _id: `enquiry.${run}-${name.toLowerCase()}`,
      _type: 'enquiry',
      kind: 'quote',
      name: `${name} ${run}`,
      email: `${name.toLowerCase()}@example.com`,
      carMake: 'Ford',
      receivedAt,
      ...fields,
    })
    const content = administrator()
    await content
      .transaction()
      .create(
        store('Asha', { status: 'contacted', assignee, followUpOn: londonDay(), sourcePage: '/reading' }),
      )
      .create(store('Boris', { status: 'new', sourcePage: '/slough' }))
      .create(store('Cleo', { status: 'new', sourcePage: '/slough' }))
      .create(store('Dan', { status: 'offered', assignee, followUpOn: '2099-01-01', sourcePage: '/reading' }))
      .commit()

    const rows = page.getByTestId('inbox-row').filter({ hasText: run })
    const open = (list: string) => page.goto(`/studio/structure/enquiries;${list}`)
    await open('mine')
    await expect(rows).toHaveText([/Dan|Asha/, /Dan|Asha/])
    await open('due')
    await expect(rows).toHaveText([/Asha.*Due/])
    await open('all')
    await page.getByLabel('Search in this list').fill(run)
    await expect(rows).toHaveCount(4)
    await page.getByLabel('Town', { exact: true }).selectOption('Slough')
    await expect(rows).toHaveCount(2)

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ])
    const lines = (await text(await download.createReadStream())).trim().split(/\r?\n/)
    expect(lines).toHaveLength(3)
    expect(lines.filter((line) => /(?:Boris|Cleo) /.test(line))).toHaveLength(2)

    await page.getByRole('button', { name: 'Select all' }).click()
    await page.getByLabel('Status for the selected').selectOption('Paid')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(rows).toHaveText([/Paid/, /Paid/])
    const own = '*[_type == "enquiry" && string::startsWith(_id, $start)]'
    const params = { start: `enquiry.${run}` }
    const statuses = await content.fetch<unknown>(`${own} | order(_id).status`, params, {
      perspective: 'raw',
    })
    expect(statuses).toEqual(['contacted', 'paid', 'paid', 'offered'])

    await content.delete({ query: own, params })
  },
)
