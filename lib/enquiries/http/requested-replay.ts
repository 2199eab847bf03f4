import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import { replayHeader, takeReplay } from './submission-replay.ts'

/** The submission that the page being rendered shows again: taken once, and the same for its metadata and its body. */
export const requestedReplay = cache(async () => takeReplay((await headers()).get(replayHeader)))
