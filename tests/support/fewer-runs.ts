import fc from 'fast-check'

/* Setup of mutation testing, which repeats every test hundreds of times: a few generated inputs each are enough. */

fc.configureGlobal({ numRuns: 25 })
