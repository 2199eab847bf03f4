import { parentPort } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english, translations } from '@zxcvbn-ts/language-en'
import type { StrengthReply, StrengthRequest } from './password-strength.ts'

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common, ...english },
  graphs: adjacencyGraphs,
  translations,
})

parentPort?.on('message', ({ password, userInputs }: StrengthRequest) => {
  const { score, feedback } = zxcvbn.check(password, userInputs)
  parentPort?.postMessage({ score, warning: feedback.warning } satisfies StrengthReply)
})
