import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { administrator } from '../support/administrator.ts'
import { expect, signIn, test } from './studio-test.ts'

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
