const shared = globalThis as { [key: symbol]: Map<string, object> | undefined }
const states = (shared[Symbol.for('berkshire-car-buying')] ??= new Map<string, object>())

/**
 * The one object of this name in this process, created on first use. A variable of a module would not be the only one:
 * Next.js puts a copy of the module into each of several bundles, and loads some modules outside of them.
 */
export function processState<State extends object>(name: string, create: () => State): State {
  const state = states.get(name) ?? create()
  states.set(name, state)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each name has one creator
  return state as State
}
