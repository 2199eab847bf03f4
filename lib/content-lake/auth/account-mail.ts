import { z } from 'zod'
import { messageOf } from '../errors.ts'

/** A mail about an account, without its words: those belong to whoever runs the lake. */
export type AccountMail = { to: string } & (
  | { kind: 'invitation' | 'password-reset'; link: string; lifetimeMs: number }
  /** Notices for the owner of an account; after a change of the address they go to the earlier one. */
  | { kind: 'password-changed' | 'email-changed' }
)

/** Hands a mail over. `reason` is logged, so it holds no personal data. */
export type SendAccountMail = (mail: AccountMail) => Promise<{ ok: true } | { ok: false; reason: string }>

/** Sends mails about accounts, where the lake has a way to. */
export type AccountMailer = {
  readonly isAvailable: boolean
  /** Resolves to false when the mail was not handed over; never rejects. */
  send: (mail: AccountMail) => Promise<boolean>
}

/** @param sendMail - undefined where no mail can be sent */
export function accountMailer(sendMail: SendAccountMail | undefined): AccountMailer {
  return {
    isAvailable: sendMail !== undefined,
    async send(mail) {
      // The owner of the first start has a name to sign in with, which is no address.
      if (!sendMail || !z.email().safeParse(mail.to).success) return false
      try {
        const result = await sendMail(mail)
        if (!result.ok) console.error(`Content Lake: a mail (${mail.kind}) was not sent: ${result.reason}`)
        return result.ok
      } catch (error) {
        console.error(`Content Lake: a mail (${mail.kind}) was not sent:`, messageOf(error))
        return false
      }
    },
  }
}
