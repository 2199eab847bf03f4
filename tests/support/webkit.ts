import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import { findWebKit } from '../../scripts/lib/webkit.ts'
import { freePorts } from './free-port.ts'
import { hasEnded, untilResponding } from './responding.ts'
import { runningSite } from './running-site.ts'

/** WebKitGTK's driver on a screen of its own. */
export type WebKitDriver = {
  /** Opens a browser without anything of an earlier one. */
  open: () => Promise<WebDriver>
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
    stop: () => running.stop(),
  }
}

/** The driver never reaches one browser in fifty that it starts on a busy machine, and says nothing. */
const openTimeoutMs = 30_000

async function startDriver(): Promise<WebKitDriver> {
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
  await untilResponding(`${url}/status`, driver)
  return {
    open: () => {
      const browser = new Builder()
        .usingServer(url)
        .withCapabilities(
          new Capabilities({
            browserName: 'MiniBrowser',
            'webkitgtk:browserOptions': { binary: found.browser, args: ['--automation'] },
          }),
        )
        .build()
      const timeout = sleep(openTimeoutMs, undefined, { ref: false }).then(() => {
        throw new Error('WebKitGTK did not open')
      })
      return Promise.race([browser, timeout])
    },
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
