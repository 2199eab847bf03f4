import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { killableSite } from '../support/killable-site.ts'
import { startSmtpServer } from '../support/smtp-server.ts'
import { enquiriesOf, enquiryClient } from '../support/stored-enquiries.ts'

const seller = 'asha@seller.example'
const mailbox = 'info@cars.example'

test('the site sends mails at once, and after a restart the mail it was killed during', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'enquiries-delivery-'))
  const smtp = await startSmtpServer()
  const site = await killableSite(dataDir, { SMTP_URL: smtp.url })
  const send = async (message: string): Promise<unknown> => {
    const response = await fetch(`${site.url}/api/enquiries/contact`, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams({ name: 'Asha', email: seller, phone: '01632 960 001', message }),
    })
    return ((await response.json()) as { success: unknown }).success
  }
  const recipients = () => smtp.received.map(({ to }) => to.join())
  try {
    await site.start()
    const client = enquiryClient(site)
    await client
      .transaction()
      .create({ _id: 'siteSettings', _type: 'siteSettings', brandName: 'Cars', email: mailbox })
      .create({
        _id: 'contactPage',
        _type: 'contactPage',
        mail: { subject: 'News', autoresponse: 'Thanks.' },
      })
      .commit()

    expect(await send('first')).toBe('true')
    await expect.poll(recipients).toEqual([mailbox, seller])
    expect(smtp.received[0]?.mail.replyTo?.value).toEqual([{ address: seller, name: 'Asha' }])

    // The mail server receives the message and does not respond; everything is killed meanwhile.
    smtp.next.push('hang')
    expect(await send('second')).toBe('true')
    await expect.poll(() => smtp.next).toEqual([])
    await site.kill(0)
    await site.start()
    const second = async () => (await enquiriesOf(client, seller)).find(({ message }) => message === 'second')
    const interrupted = await second()
    expect(interrupted?.delivery).toMatchObject({ status: 'pending', attempts: 1, steps: [] })
    // The claim of the first attempt expires after minutes, so it is ended here. The next enquiry wakes the worker.
    await client
      .patch(interrupted?._id ?? '')
      .set({ 'delivery.claimedUntil': new Date().toISOString() })
      .commit()
    expect(await send('third')).toBe('true')
    await expect
      .poll(async () => (await second())?.delivery)
      .toMatchObject({ status: 'delivered', attempts: 2 })
    await expect.poll(recipients).toEqual([mailbox, seller, mailbox, seller, mailbox, seller])
  } finally {
    await site.kill(0)
    await smtp.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
