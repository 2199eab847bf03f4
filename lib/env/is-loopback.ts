/** True for the host of an address that only this machine can connect to, IPv6 with or without brackets. */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|::1|\[::1\])$/.test(host)
}
