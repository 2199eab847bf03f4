import { readdirSync, readFileSync } from 'node:fs'

export type RunningProcess = {
  pid: number
  parent: number
  command: string
  memoryMegabytes: number
  /** Processor time used, with that of its ended child processes. */
  processorSeconds: number
}

/** The unit of times in `/proc`. */
const ticksPerSecond = 100

/** Every process of this machine that was started with `NAME=value` in its environment (Linux). */
export function processesWith(variable: string): RunningProcess[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        if (!readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(variable)) return []
        const status = readFileSync(`/proc/${pid}/status`, 'utf8')
        if (/^State:\s+Z/m.test(status)) return []
        return [
          {
            pid: Number(pid),
            parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]),
            command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim(),
            memoryMegabytes: Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024,
            processorSeconds: processorSeconds(readFileSync(`/proc/${pid}/stat`, 'utf8')),
          },
        ]
      } catch {
        // It has ended meanwhile, or belongs to another user.
        return []
      }
    })
}

/** Processor time of one process so far, with its threads and its children that have ended. */
export function processorSecondsOf(pid: number): number {
  return processorSeconds(readFileSync(`/proc/${pid}/stat`, 'utf8'))
}

/** Sums the 14th to 17th field of `/proc/<pid>/stat`; fields are counted from the end of the command in brackets. */
function processorSeconds(line: string): number {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond
}
