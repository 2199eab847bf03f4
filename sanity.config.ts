import { parseEnv } from './lib/env/env.ts'
import { studioConfig } from './studio/config.ts'

/** For Sanity's command line; the site mounts the same configuration at /studio. */
export default studioConfig(parseEnv(process.env).content)
