import { execFileSync } from 'node:child_process'
import { basename } from 'node:path'
import type { Outcome } from './load.ts'

/** The time that this part of the requests stays under. */
export function percentile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

/** One line for each kind of request. */
export function table(outcomes: readonly Outcome[]): string {
  const header = ['', 'requests', 'p50 ms', 'p99 ms', 'longest', 'answers']
  const rows = outcomes.map(({ name, times, statuses }) => [
    name,
    String(times.length),
    ...[0.5, 0.99, 1].map((part) => percentile(times, part).toFixed(1)),
    [...statuses].map(([status, count]) => `${status} × ${count}`).join(', '),
  ])
  return [header, ...rows]
    .map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(20) : cell.padStart(9))).join(' '))
    .join('\n')
}

/** One of the processes that this one has started, or that those have. */
export type RunningProcess = {
  name: string
  /** Resident memory. */
  megabytes: number
  /** Processor time since its start. */
  seconds: number
}

export function startedProcesses(): RunningProcess[] {
  const rows = execFileSync('ps', ['-axo', 'pid=,ppid=,rss=,time=,args='], { encoding: 'utf8' })
    .split('\n')
    .flatMap((line) => {
      const [, pid, parent, kilobytes, time, command] =
        /^\s*(\d+)\s+(\d+)\s+(\d+)\s+([\d:.-]+)\s+(.*)$/.exec(line) ?? []
      return pid
        ? [
            {
              pid,
              parent,
              megabytes: Number(kilobytes) / 1024,
              seconds: secondsOf(time ?? ''),
              command: command ?? '',
            },
          ]
        : []
    })
  const family = new Set([String(process.pid)])
  // Parents come before their children only by chance.
  for (let size = 0; size !== family.size;) {
    size = family.size
    for (const { pid, parent } of rows) if (parent && family.has(parent)) family.add(pid)
  }
  return rows
    .filter(
      ({ pid, command }) => family.has(pid) && pid !== String(process.pid) && !command.startsWith('ps '),
    )
    .map(({ command, megabytes, seconds }) => ({ name: nameOf(command), megabytes, seconds }))
}

/** `ps` writes days-hours:minutes:seconds, without what is zero at the front. */
function secondsOf(time: string): number {
  const [rest = '', days = '0'] = time.split('-').toReversed()
  return rest.split(':').reduce((sum, part) => sum * 60 + Number(part), Number(days) * 24)
}

function nameOf(command: string): string {
  if (command.includes('next-server') || command.includes('dist/bin/next')) return 'website'
  return command.includes('content-lake') ? 'Content Lake' : basename(command.split(' ').at(-1) ?? command)
}
