import { readdirSync, readFileSync } from 'node:fs'

export type RunningProcess = { pid: number; parent: number; command: string; memoryMegabytes: number }

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
          },
        ]
      } catch {
        // It ended while we looked, or belongs to somebody else.
        return []
      }
    })
}
