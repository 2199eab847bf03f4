import { type SeedDocument, referencesIn } from './seed-document.ts'

/** Hosted Sanity refuses request bodies over 4,000,000 bytes; the difference is for what encloses the documents. */
const maxTransactionBytes = 3_500_000

/**
 * Splits documents into transactions. Documents that reference one another, directly or indirectly, share one, so that no
 * transaction leaves a reference to a missing document. The seed fits into one and is written wholly or not at all; only
 * content above the limit needs more.
 */
export function splitIntoTransactions(
  documents: SeedDocument[],
  limit: number = maxTransactionBytes,
): SeedDocument[][] {
  const transactions: { size: number; documents: SeedDocument[] }[] = []
  for (const group of connectedGroups(documents)) {
    const size = Buffer.byteLength(JSON.stringify(group))
    const last = transactions.at(-1)
    if (last && last.size + size <= limit) {
      last.size += size
      last.documents.push(...group)
    } else {
      transactions.push({ size, documents: group })
    }
  }
  return transactions.map((transaction) => transaction.documents)
}

function connectedGroups(documents: SeedDocument[]): SeedDocument[][] {
  const neighbours = new Map<string, Set<string>>(documents.map((document) => [document._id, new Set()]))
  for (const document of documents)
    for (const { target } of referencesIn(document)) {
      neighbours.get(document._id)?.add(target)
      neighbours.get(target)?.add(document._id)
    }
  const byId = new Map(documents.map((document) => [document._id, document]))
  const groups: SeedDocument[][] = []
  for (const start of byId.keys()) {
    const group: SeedDocument[] = []
    const open = [start]
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      const document = byId.get(id)
      if (!document) continue
      byId.delete(id)
      group.push(document)
      open.push(...(neighbours.get(id) ?? []))
    }
    if (group.length > 0) groups.push(group)
  }
  return groups
}
