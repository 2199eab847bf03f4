import { Counter, Histogram, Registry } from 'prom-client'

/** What a lake counts. No label holds a query, a document or a caller. */
export type LakeMetrics = {
  registry: Registry
  commits: Counter<'dataset'>
  commitSeconds: Histogram
  querySeconds: Histogram<'outcome'>
}

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5]

/** The counters of one lake, all at zero. */
export function createLakeMetrics(): LakeMetrics {
  const registry = new Registry()
  const registers = [registry]
  return {
    registry,
    commits: new Counter({
      name: 'content_lake_commits_total',
      help: 'Transactions that were stored, by dataset.',
      labelNames: ['dataset'],
      registers,
    }),
    commitSeconds: new Histogram({
      name: 'content_lake_commit_seconds',
      help: 'Time to check a transaction and store it on disk.',
      buckets,
      registers,
    }),
    querySeconds: new Histogram({
      name: 'content_lake_query_seconds',
      help: 'Time to run a query, by outcome: ok, or refused for what it is or takes.',
      labelNames: ['outcome'],
      buckets,
      registers,
    }),
  }
}
