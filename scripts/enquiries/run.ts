import { writeFileSync } from 'node:fs'
import type { SanityClient } from '@sanity/client'
import { getSiteSettings } from '../../lib/content/settings.ts'
import { activeChannel } from '../../lib/enquiries/delivery/active-channel.ts'
import { deliverDue } from '../../lib/enquiries/delivery/deliver.ts'
import { toCsv } from '../../lib/enquiries/shared/enquiry-csv.ts'
import type { Enquiry } from '../../lib/enquiries/store/enquiry.ts'
import {
  eraseByEmail,
  oldEnquiries,
  pruneEnquiries,
  retentionLimit,
} from '../../lib/enquiries/store/removal.ts'
import type { EnquiryStore } from '../../lib/enquiries/store/enquiry-store.ts'
import type { Env } from '../../lib/env/env.ts'
import { OperatorProblem } from '../lib/operator-problem.ts'
import type { Command } from './arguments.ts'
import { describeEnquiry, toJson } from './format.ts'
import { printReport } from './report.ts'
import { errorCode } from '../../lib/shared/error-details.ts'

const pageSize = 500

/** Runs a parsed command. */
export async function run(
  command: Exclude<Command, { name: 'help' }>,
  env: Env,
  store: EnquiryStore,
): Promise<void> {
  switch (command.name) {
    case 'list':
      return list(store, command)
    case 'retry':
      return retry(store, env, command.ids)
    case 'export':
      return exportAll(store, command)
    case 'report':
      return printReport(store.client, command.weeks)
    case 'erase': {
      const erased = await eraseByEmail(store, command.email)
      console.log(erased === 0 ? 'Nothing is kept under this address.' : `Erased: ${counted(erased)}.`)
      return
    }
    case 'prune':
      return prune(store.client, command.dryRun)
  }
}

async function list(
  { client, spool }: EnquiryStore,
  { status, limit }: Command & { name: 'list' },
): Promise<void> {
  const waiting = status === undefined || status === 'pending' ? await spool.list() : []
  for (const enquiry of waiting.toReversed().slice(0, limit)) console.log(describeEnquiry(enquiry, 'spool'))
  const stored = await client.fetch<Enquiry[]>(
    `*[_type == "enquiry" && ($status == null || delivery.status == $status)] | order(receivedAt desc)[0...$limit]`,
    { status: status ?? null, limit },
  )
  for (const enquiry of stored) console.log(describeEnquiry(enquiry, 'content-lake'))
  if (waiting.length + stored.length === 0) console.log('There are none.')
}

async function retry({ client }: EnquiryStore, env: Env, ids: string[]): Promise<void> {
  const channel = await activeChannel(env, client)
  if (!channel)
    throw new OperatorProblem('There is nothing to send with: set SMTP_URL. .env.example explains it.')
  // An attempt under way keeps its claim, so that nothing is sent twice.
  const unsent = await client.fetch<string[]>(
    '*[_type == "enquiry" && delivery.status != "delivered" && (count($ids) == 0 || _id in $ids)]._id',
    { ids },
  )
  const delivery = {
    'delivery.status': 'pending',
    'delivery.attempts': 0,
    'delivery.nextAttemptAt': new Date().toISOString(),
  }
  for (const id of unsent) await client.patch(id).set(delivery).commit({ returnDocuments: false })
  const deliveries = { client, channel, unrecorded: new Map<string, never>() }
  while ((await deliverDue(deliveries)) > 0);
  const left = await client.fetch<number>('count(*[_id in $unsent && delivery.status != "delivered"])', {
    unsent,
  })
  console.log(`Sent: ${counted(unsent.length - left)}.`)
  if (left > 0) throw new OperatorProblem(`Not sent: ${counted(left)}. The site goes on trying.`)
}

async function exportAll(
  { client, spool }: EnquiryStore,
  { format, email, output }: Command & { name: 'export' },
): Promise<void> {
  const wanted = email?.trim().toLowerCase()
  const all = (await spool.list()).filter(
    ({ email: own }) => wanted === undefined || own?.toLowerCase() === wanted,
  )
  for (let last = ''; ;) {
    const found = await client.fetch<Enquiry[]>(
      `*[_type == "enquiry" && _id > $last && ($wanted == null || lower(email) == $wanted)] | order(_id asc)[0...${pageSize}]`,
      { last, wanted: wanted ?? null },
    )
    all.push(...found)
    last = found.at(-1)?._id ?? ''
    if (found.length < pageSize) break
  }
  // While it is moved from the spool to the lake, an enquiry is in both.
  const unique = [...new Map(all.map((enquiry) => [enquiry._id, enquiry])).values()].toSorted((a, b) =>
    a.receivedAt.localeCompare(b.receivedAt),
  )
  const text = format === 'csv' ? toCsv(unique) : toJson(unique)
  if (output === undefined) {
    process.stdout.write(text)
    return
  }
  try {
    writeFileSync(output, text, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    throw new OperatorProblem(`${output} could not be written (${errorCode(error) ?? 'unknown reason'}).`)
  }
  console.log(`Written to ${output}: ${counted(unique.length)}.`)
}

async function prune(client: SanityClient, dryRun: boolean): Promise<void> {
  const { enquiryRetentionMonths } = await getSiteSettings()
  const before = retentionLimit(enquiryRetentionMonths, new Date())
  const count = dryRun ? (await oldEnquiries(client, before)).length : await pruneEnquiries(client, before)
  console.log(
    `${dryRun ? 'Would be deleted' : 'Deleted'}, older than ${enquiryRetentionMonths} months: ${counted(count)}.`,
  )
}

function counted(count: number): string {
  return count === 1 ? '1 enquiry' : `${count} enquiries`
}
