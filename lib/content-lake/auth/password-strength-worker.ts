import { parentPort } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english, translations } from '@zxcvbn-ts/language-en'

export type StrengthRequest = {
  password: string
  /** Words that whoever guesses would try first. */
  words: string[]
}

export type StrengthReply = {
  /** 0 (guessed at once) to 4. */
  score: number
  /** What makes it weak, in words for its owner, when there is something to name. */
  warning: string | null
}

const judge = new ZxcvbnFactory({
  dictionary: { ...common, ...english },
  graphs: adjacencyGraphs,
  translations,
})

parentPort?.on('message', ({ password, words }: StrengthRequest) => {
  const { score, feedback } = judge.check(password, words)
  parentPort?.postMessage({ score, warning: feedback.warning } satisfies StrengthReply)
})
