import { vi } from 'vitest'

/** Modules that are imported from here on are new, and so is the state that they share as copies of a bundle do. */
export function resetModulesAndState(): void {
  vi.resetModules()
  Reflect.deleteProperty(globalThis, Symbol.for('berkshire-car-buying'))
}
