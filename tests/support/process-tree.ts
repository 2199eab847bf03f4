import { readdirSync, readFileSync } from 'node:fs'

export type RunningProcess = {
  pid: number
  parent: number
  command: string
  memoryMegabytes: number
  /** What it has taken of the processor, with the processes that it has started and that have ended. */
  processorSeconds: number
}

/** Of the clock in `/proc`, which is the same on every machine. */
const ticksPerSecond = 100

/** Every process of this machine that carries `NAME=value` in the environment it was started with (Linux). */
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
        // It ended while we looked, or belongs to somebody else.
        return []
      }
    })
}

/** From a line of `/proc/<pid>/stat`: the 14th to 17th field, counted from behind the command in its brackets. */
function processorSeconds(line: string): number {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond
}
