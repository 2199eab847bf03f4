import { existsSync, globSync } from 'node:fs'

/** WebKitGTK's driver, its small browser, and a screen in memory for it. */
export type WebKit = { driver: string; browser: string; screen: string }

/** The WebKitGTK of the operating system; undefined when one of its parts is missing. */
export function findWebKit(): WebKit | undefined {
  const driver = '/usr/bin/WebKitWebDriver'
  const screen = '/usr/bin/Xvfb'
  const [browser] = globSync('/usr/{lib,lib/*,libexec}/{webkitgtk-6.0,webkit2gtk-4.1}/MiniBrowser')
  const isInstalled = browser !== undefined && existsSync(driver) && existsSync(screen)
  return isInstalled ? { driver, browser, screen } : undefined
}
