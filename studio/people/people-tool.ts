import { UsersIcon } from '@sanity/icons/Users'
import { lazy } from 'react'
import type { Tool } from 'sanity'

type Connection = {
  projectId: string
  /** The embedded Content Lake; undefined with hosted Sanity. */
  apiHost: string | undefined
}

/** Who may work in the Studio, and one's own account. Hosted Sanity has both on its own website. */
export function peopleTool({ projectId, apiHost }: Connection): Tool {
  return {
    name: 'people',
    title: 'People',
    icon: UsersIcon,
    component:
      apiHost === undefined
        ? lazy(async () => {
            const { HostedPeople } = await import('./hosted-people.tsx')
            return { default: () => HostedPeople({ projectId }) }
          })
        : lazy(() => import('./people-screen.tsx')),
  }
}
