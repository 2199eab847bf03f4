import type { Template } from './templates.ts'

const budgets: Partial<Record<Template, number>> = {
  home: 20.75,
  area: 18,
  town: 20,
  guide: 23,
}

/** KiB of a compressed document with its styles. */
export function htmlBudget(template: Template): number {
  return budgets[template] ?? 20
}
