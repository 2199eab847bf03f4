/** What can be drawn at the top of an area's page. */
export const scenes = [
  { title: 'Houses', value: 'suburb' },
  { title: 'A village with its church', value: 'village' },
  { title: 'A boat on the river', value: 'riverside' },
  { title: 'Woods', value: 'woods' },
  { title: 'Downs', value: 'downs' },
] as const

/** The name of a drawing. */
export type Scene = (typeof scenes)[number]['value']
