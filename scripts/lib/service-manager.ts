import { spawnSync } from 'node:child_process'

/** Tells systemd, when it has started this process, that the service is ready: what waits for it goes on. */
export function notifyReady(): void {
  if (process.env.NOTIFY_SOCKET === undefined) return
  const { status, error } = spawnSync('systemd-notify', ['--ready'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0)
    console.error(
      `systemd was not told that this service is ready: ${error?.message ?? 'systemd-notify failed'}`,
    )
}
