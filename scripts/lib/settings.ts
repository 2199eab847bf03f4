import { existsSync } from 'node:fs'
import { type Env, parseEnv } from '../../lib/env/env.ts'

/** Reads `.env.local` and `.env` as Next.js does (the environment wins, then the first file) and validates the result. */
export function loadSettings(): Env {
  for (const file of ['.env.local', '.env']) if (existsSync(file)) process.loadEnvFile(file)
  return parseEnv(process.env)
}
