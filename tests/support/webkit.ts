import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import { findWebKit } from '../../scripts/lib/webkit.ts'
import { freePorts } from './free-port.ts'
import { ImpatientAgent } from './impatient-agent.ts'
import { hasEnded, untilResponding } from './responding.ts'
import { runningSite } from './running-site.ts'

/** WebKitGTK's driver on a screen of its own. */
export type WebKitDriver = {
  /** Opens a browser without anything of an earlier one. */
  open: () => Promise<WebDriver>
  /** Closes a browser, whether it responds or not. */
  close: (browser: WebDriver) => Promise<void>
  stop: () => Promise<void>
}

export async function startWebKit(): Promise<WebKitDriver> {
  let running = await startDriver()
  return {
    open: async () => {
      try {
        return await running.open()
      } catch {
        await running.stop()
        running = await startDriver()
        return running.open()
      }
    },
    close: async (browser) => {
      try {
        await browser.quit()
      } catch {
        await running.stop()
        running = await startDriver()
      }
    },
    stop: () => running.stop(),
  }
}

/** On a busy machine, one browser in fifty is never reached by the driver, or ceases to respond, and nothing says so. */
const responseTimeoutMs = 30_000

async function startDriver(): Promise<Pick<WebKitDriver, 'open' | 'stop'>> {
  const found = findWebKit()
  if (!found) throw new Error('WebKitGTK is not installed')
  // `stop-leftovers` finds them by the folder.
  const env = { ...process.env, DATA_DIR: runningSite().dataDir, LANG: 'C.UTF-8', TZ: 'Europe/London' }
  const screenOptions = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']
  const screen = spawn(found.screen, screenOptions, { env, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [port = 0] = await freePorts(1)
  const driver = spawn(found.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...env, DISPLAY: `:${await numberOf(screen)}` },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  const agent = new ImpatientAgent(responseTimeoutMs)
  await untilResponding(`${url}/status`, driver)
  return {
    open: async () =>
      new Builder()
        .usingServer(url)
        .usingHttpAgent(agent)
        .withCapabilities(
          new Capabilities({
            browserName: 'MiniBrowser',
            'webkitgtk:browserOptions': { binary: found.browser, args: ['--automation'] },
          }),
        )
        .build(),
    stop: async () => {
      for (const child of [driver, screen]) await end(child)
    },
  }
}

/** The number of a display, which the server writes when it is ready. */
async function numberOf(screen: ChildProcess): Promise<string> {
  const output = screen.stdio[3]
  if (!output) throw new Error('The screen has no output')
  const [number] = await once(output, 'data')
  return String(number).trim()
}

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
