import 'server-only'
import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { processState } from '../../server/process-state.ts'
import type { FieldErrors } from '../shared/forms.ts'
import type { SumChallenge } from '../captcha/sum-challenge.ts'

/** A submission that was not accepted, with the reasons: for the page that shows the form again. */
export type SubmissionReplay = {
  values: Record<string, string>
  errors: FieldErrors
  /** What is wrong with the submission as a whole, when it is not a single field. */
  message?: string | undefined
  challenge?: SumChallenge | undefined
}

/** The request header in which the endpoint names the submission that the page shows again. */
export const replayHeader = 'x-submission-replay'

/** The endpoint stores them; the page, in another bundle, takes them. */
const replays = processState(
  'submission-replays',
  () => new LRUCache<string, SubmissionReplay>({ max: 200, ttl: 30_000 }),
)

/** Stores a submission for the page that is about to be rendered; returns its name. */
export function storeReplay(replay: SubmissionReplay): string {
  const name = randomUUID()
  replays.set(name, replay)
  return name
}

/** Takes the submission of that name, once: typed values stay in memory for the time of one request. */
export function takeReplay(name: string | null): SubmissionReplay | undefined {
  if (name === null) return undefined
  const replay = replays.get(name)
  replays.delete(name)
  return replay
}
