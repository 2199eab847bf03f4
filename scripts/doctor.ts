import { EnvError, type Env } from '../lib/env/env.ts'
import { checkAddress } from './doctor/check-address.ts'
import { checkClock } from './doctor/check-clock.ts'
import { checkRemoteContent } from './doctor/check-content.ts'
import { checkLakeDatabase } from './doctor/check-database.ts'
import { checkPermissions, checkSpace, checkWaitingEnquiries } from './doctor/check-folder.ts'
import { checkMail } from './doctor/check-mail.ts'
import { checkPorts } from './doctor/check-ports.ts'
import { checkReadiness } from './doctor/check-readiness.ts'
import { checkRecipients } from './doctor/check-recipients.ts'
import { checkRedisSignIn } from './doctor/check-redis.ts'
import { checkSettings, checkSettingsFiles } from './doctor/check-settings.ts'
import { checkVehicles } from './doctor/check-vehicles.ts'
import { type DoctorCheck, type Finding, problem, report } from './doctor/finding.ts'
import { readArguments } from './lib/arguments.ts'
import { runCommand } from './lib/run-command.ts'
import { loadSettings } from './lib/settings.ts'

const help = `Checks this installation, running or stopped, and says what to do about each finding: settings, ports, permissions, disk,
database, mail sign-in, key of the vehicle provider, public address and proxy, clock, sample content, who receives
personal details, and what only the owner of the business can fill in.

Usage: npm run doctor -- [--json]

  --json    Print the findings as JSON.
  --help    Show this text.

Nothing is changed and no mail is sent. One registration that no vehicle has is looked up at the provider. Exit code 1
when there are problems, which are findings that cost customers or enquiries; 0 with warnings alone.`

// `npm run doctor`
await runCommand(async (argv) => {
  const { values } = readArguments(argv, 'doctor', {
    help: { type: 'boolean', short: 'h' },
    json: { type: 'boolean' },
  })
  if (values.help) {
    console.log(help)
    return
  }
  const findings = await examine()
  console.log(values.json ? JSON.stringify(findings, undefined, 2) : report(findings))
  if (findings.some(({ level }) => level === 'problem')) process.exitCode = 1
})

async function examine(): Promise<Finding[]> {
  const files = checkSettingsFiles()
  let env: Env
  try {
    env = loadSettings()
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    return [...files, problem('Settings', error.message, 'Correct them: nothing else can be checked before.')]
  }
  const { running, findings: ports } = await checkPorts(env)
  const checks: [about: string, check: DoctorCheck][] = [
    ['Site', () => checkReadiness(env, running.site)],
    ['Data folder', checkPermissions],
    ['Disk', checkSpace],
    ['Enquiries', checkWaitingEnquiries],
    ['Database', checkLakeDatabase],
    ['Content', checkRemoteContent],
    ['Redis', checkRedisSignIn],
    ['Mail', (settings) => checkMail(settings)],
    ['Vehicles', checkVehicles],
    ['Privacy', checkRecipients],
    ['Proxy', () => checkAddress(env, running.site)],
    ['Clock', checkClock],
  ]
  const results = await Promise.all(checks.map(([about, check]) => guarded(about, check, env)))
  return [...files, ...checkSettings(env), ...ports, ...results.flat()]
}

/** A check that fails is a finding, and keeps none of the others from being made. */
async function guarded(about: string, check: DoctorCheck, env: Env): Promise<Finding[]> {
  try {
    return await check(env)
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    return [problem(about, `It could not be checked (${reason}).`, 'Run this as the site’s user.')]
  }
}
