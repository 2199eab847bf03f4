import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import { earlierPostHeader, takeEarlierPost } from './submission-replay.ts'

/** The post that the page being rendered is to show again: taken once, and the same for its head and its body. */
export const earlierPostOfRequest = cache(async () =>
  takeEarlierPost((await headers()).get(earlierPostHeader)),
)
