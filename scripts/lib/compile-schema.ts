import { Schema } from '@sanity/schema'
import { builtinTypes, groupProblems, validateSchema } from '@sanity/schema/_internal'
import { schemaTypes } from '../../schemas/index.ts'

export type CompiledSchema = ReturnType<typeof Schema.compile>

/** The content model as the Studio compiles it, without the Studio. Throws when the model has errors. */
export function compileSchema(): CompiledSchema {
  const faults = groupProblems(validateSchema(schemaTypes).getTypes()).flatMap((group) =>
    group.problems.filter((problem) => problem.severity === 'error').map((problem) => problem.message),
  )
  if (faults.length > 0) throw new Error(`The content model has errors:\n${faults.join('\n')}`)
  const parent = Schema.compile({ name: 'builtin', types: builtinTypes })
  return Schema.compile({ name: 'default', types: schemaTypes, parent })
}
