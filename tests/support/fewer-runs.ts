import fc from 'fast-check'

/* Set-up of mutation testing, which repeats every test hundreds of times: few generated inputs each are enough. */

fc.configureGlobal({ numRuns: 25 })
