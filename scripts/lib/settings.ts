import { existsSync } from 'node:fs'
import { type Env, parseEnv } from '../../lib/env/env.ts'

/** Reads `.env.local` and `.env` as Next does (the environment wins, then the first file) and checks the result. */
export function loadSettings(): Env {
  for (const file of ['.env.local', '.env']) if (existsSync(file)) process.loadEnvFile(file)
  return parseEnv(process.env)
}
