import { randomUUID } from 'node:crypto'
import { administrator } from '../support/administrator.ts'
import { expect, signIn, test } from './studio-test.ts'

test('an enquiry appears in the inbox, gets notes and is marked as handled; the seller’s fields are read-only', async ({
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
  await send('quote', { carMake: 'Ford', carModel: 'Focus', mileage: '45000', additionalInfo: 'Two keys.' })
  await expect(rows).toHaveText([/Ford Focus.*New · .* · Quote request/, /Contact message/])

  await rows.first().click()
  await expect(page.getByTestId('field-carModel').getByRole('textbox')).toHaveValue('Focus')
  for (const field of ['name', 'email', 'phone', 'carMake', 'carModel', 'mileage', 'additionalInfo'])
    await expect(page.getByTestId(`field-${field}`).getByRole('textbox')).toHaveAttribute('readonly')
  await expect(page.getByTestId('field-status').getByRole('radio', { name: 'New' })).toBeChecked()
  await page.getByTestId('field-notes').getByRole('textbox').fill('Called back; comes on Friday.')

  const stored = () =>
    administrator().fetch<unknown>(
      '*[_type == "enquiry" && name == $name && kind == "quote"][0]{status, notes, additionalInfo}',
      { name },
      { perspective: 'raw' },
    )
  const additionalInfo = 'Two keys.'
  const notes = 'Called back; comes on Friday.'
  await expect.poll(stored).toEqual({ status: 'new', notes, additionalInfo })
  await page.getByRole('button', { name: 'Open document actions' }).click()
  await page.getByRole('menuitem', { name: 'Mark as handled' }).click()
  await expect.poll(stored).toEqual({ status: 'handled', notes, additionalInfo })
  await expect(page.getByTestId('field-status').getByRole('radio', { name: 'Handled' })).toBeChecked()
  await expect(rows).toHaveText([/Contact message/])

  await administrator().delete({ query: '*[_type == "enquiry" && name == $name]', params: { name } })
})
