/** The address at which the owner of a one-time link chooses a password: the lake's own, whatever a request says. */
export function claimUrl(publicUrl: string, link: string): string {
  return `${publicUrl}/v1/auth/claim?token=${link}`
}
