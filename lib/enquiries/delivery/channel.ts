import type { Enquiry } from '../store/enquiry.ts'

/** How handing a message over ended. `reason` goes into logs: no personal data. */
export type Handover =
  | {
      done: true
      /** Left out on purpose. */
      skipped?: boolean
    }
  | {
      done: false
      reason: string
      /** Trying again would not help: the address does not exist, say. */
      permanent: boolean
      /** It may have arrived all the same: the connection was lost on the way. */
      uncertain?: boolean
    }

/** One message of an enquiry. Steps are independent: one that is done is not repeated because another failed. */
export type ChannelStep = {
  name: string
  /** Without this one the enquiry has not arrived; the others are courtesies that may fail or come too late. */
  essential: boolean
  /** A courtesy that is older than this many milliseconds is left out. */
  latestAfterMs?: number
  handOver: (enquiry: Enquiry) => Promise<Handover>
}

/** A way in which the team learns of an enquiry. */
export type DeliveryChannel = { name: string; steps: ChannelStep[] }
