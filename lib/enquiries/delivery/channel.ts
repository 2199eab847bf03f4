import type { Enquiry } from '../store/enquiry.ts'

/** The result of handing a message over. `reason` is logged, so it holds no personal data. */
export type Handover =
  | {
      done: true
      /** Not sent on purpose. */
      skipped?: boolean
    }
  | {
      done: false
      reason: string
      /** A retry would not help, for example because the address does not exist. */
      permanent: boolean
      /** It may have arrived: the connection was lost during the transfer. */
      uncertain?: boolean
    }

/** One message of an enquiry. Steps are independent: one that succeeded is not repeated because another failed. */
export type ChannelStep = {
  name: string
  /** Without this one the enquiry counts as undelivered; the others may fail or be skipped. */
  essential: boolean
  /** The step is skipped for enquiries older than this many milliseconds. */
  latestAfterMs?: number
  handOver: (enquiry: Enquiry) => Promise<Handover>
}

/** A way to notify the team of an enquiry. */
export type DeliveryChannel = { name: string; steps: ChannelStep[] }
