import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { parseEnv } from '../env/env.ts'
import { firstFrameScript } from './first-frame.ts'
import { publicPolicy } from './public-policy.ts'

it('is allowed by each policy', () => {
  const source = `'sha256-${createHash('sha256').update(firstFrameScript).digest('base64')}'`
  const settings = parseEnv({}).public
  for (const policy of [publicPolicy(settings), publicPolicy(settings, { nonce: 'n' })])
    expect(policy).toContain(`script-src 'self' ${source}`)
})
