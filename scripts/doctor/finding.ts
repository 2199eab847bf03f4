import type { Env } from '../../lib/env/env.ts'

/** `problem`: customers or their enquiries are lost by it. `warning`: somebody should look at it. */
type Level = 'ok' | 'warning' | 'problem' | 'not checked'

/** What a check has found. A warning and a problem say what to do. */
export type Finding = { about: string; level: Level; message: string; remedy?: string }

/** Runs one or more checks. Never changes the installation. */
export type DoctorCheck = (env: Env) => Promise<Finding[]> | Finding[]

export const ok = (about: string, message: string): Finding => ({ about, level: 'ok', message })
export const notChecked = (about: string, message: string): Finding => ({
  about,
  level: 'not checked',
  message,
})
export const warning = (about: string, message: string, remedy: string): Finding => ({
  about,
  level: 'warning',
  message,
  remedy,
})
export const problem = (about: string, message: string, remedy: string): Finding => ({
  about,
  level: 'problem',
  message,
  remedy,
})

/** Whether visitors come to the site: its address is not one of this machine alone. */
export function isLive(env: Env): boolean {
  const { hostname } = new URL(env.public.siteUrl)
  return !/^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
}

/** A problem of a live site, and a warning before. */
export function unlessLive(env: Env): typeof problem {
  return isLive(env) ? problem : warning
}

const marks: Record<Level, string> = {
  ok: 'ok',
  warning: 'WARNING',
  problem: 'PROBLEM',
  'not checked': '-',
}

/** The findings as lines for a terminal, and their sum. */
export function report(findings: Finding[]): string {
  const lines = findings.map(({ about, level, message, remedy }) => {
    const line = `${about.padEnd(14)} ${marks[level].padEnd(8)} ${message}`
    return remedy === undefined ? line : `${line}\n${' '.repeat(24)}→ ${remedy}`
  })
  const count = (level: Level) => findings.filter((finding) => finding.level === level).length
  return `${lines.join('\n')}\n\nProblems: ${count('problem')}. Warnings: ${count('warning')}.`
}
