/** The sections of the home page below its opening, in their usual order. */
export const homeSections = [
  { title: 'Why choose us', value: 'whyChooseUs' },
  { title: 'How it works, in steps', value: 'steps' },
  { title: 'About us and questions, in short', value: 'about' },
  { title: 'Testimonials', value: 'testimonials' },
  { title: 'Recent purchases, once there are some', value: 'purchases' },
  { title: 'Areas', value: 'areas' },
  { title: 'Call to action', value: 'cta' },
] as const

/** The name of a section of the home page. */
export type HomeSection = (typeof homeSections)[number]['value']

/** The sections that are shown, in an editor's order; all of them in the usual order when the editor has chosen none. */
export function shownSections(chosen: readonly (string | undefined)[]): HomeSection[] {
  const names = homeSections.map(({ value }) => value)
  const shown = [...new Set(chosen)].flatMap((name) => names.find((own) => own === name) ?? [])
  return shown.length > 0 ? shown : names
}
