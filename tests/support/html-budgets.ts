import type { Template } from './templates.ts'

const budgets: Partial<Record<Template, number>> = {
  home: 21,
  area: 18,
  town: 20,
  'town with many areas': 20.5,
  guide: 23,
}

/** KiB of a compressed document with its styles. */
export function htmlBudget(template: Template): number {
  return budgets[template] ?? 20
}
