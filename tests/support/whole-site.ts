import { setTimeout as sleep } from 'node:timers/promises'
import { freePorts } from './free-port.ts'
import { npmStart, type Started } from './npm-start.ts'
import { processesWith } from './process-tree.ts'
import { isResponding } from './responding.ts'

/** The processes that `npm start` consists of. */
export const processKinds = ['website', 'Content Lake', 'supervisor'] as const
type ProcessKind = (typeof processKinds)[number]

/** A site as an operator runs it, with `npm start`, in a data folder of its own, for tests that kill its processes. */
export type WholeSite = {
  url: string
  lakeUrl: string
  dataDir: string
  /** Runs `npm start` and resolves when everything runs. */
  start: () => Promise<void>
  /** Kills one process with SIGKILL, or all of them at once. */
  kill: (what: ProcessKind | 'tree') => void
  /** Resolves when everything runs again, after another `npm start` if the supervisor has ended. */
  recovered: () => Promise<void>
  stop: () => Promise<void>
  output: () => string
}

const commands: Record<ProcessKind, RegExp> = {
  website: /next-server|next\/dist\/bin\/next/,
  'Content Lake': /content-lake\/main/,
  supervisor: /scripts\/run\.mjs start/,
}

/** Prepares a site with these settings. It starts nothing; the first start seeds and builds, which takes minutes. */
export async function wholeSite(dataDir: string, variables: Record<string, string> = {}): Promise<WholeSite> {
  const [port = 0, lakePort = 0] = await freePorts(2)
  const [url, lakeUrl] = [`http://localhost:${port}`, `http://localhost:${lakePort}`]
  const settings = {
    PORT: String(port),
    CONTENT_LAKE_PORT: String(lakePort),
    DATA_DIR: dataDir,
    ...variables,
  }
  const processes = () => processesWith(`DATA_DIR=${dataDir}`)
  const pidsOf = (kind: ProcessKind) =>
    processes().flatMap(({ pid, command }) => (commands[kind].test(command) ? [pid] : []))
  let started: Started | undefined
  let starts = 0

  const allEnded = async () => {
    while (processes().length > 0) await sleep(50)
  }
  const start = async () => {
    starts += 1
    started = npmStart(settings, `test-results/whole-site-${port}-${starts}.log`)
    await started.printed('Ctrl-C stops everything', 600_000)
  }
  return {
    url,
    lakeUrl,
    dataDir,
    start,
    kill: (what) => {
      const pids = what === 'tree' ? processes().map(({ pid }) => pid) : pidsOf(what)
      if (pids.length === 0) throw new Error(`There is no ${what} to kill.`)
      for (const pid of pids) kill(pid)
    },
    recovered: async () => {
      for (;;) {
        if (pidsOf('supervisor').length === 0) {
          await allEnded()
          await start()
        }
        if ((await isResponding(`${url}/about`)) && (await isResponding(`${lakeUrl}/v1/ping`))) return
        await sleep(50)
      }
    },
    stop: async () => {
      for (const { pid } of processes()) kill(pid)
      await allEnded()
    },
    output: () => started?.output() ?? '',
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    // It may have ended meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
