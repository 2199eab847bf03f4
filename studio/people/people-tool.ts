import { UsersIcon } from '@sanity/icons/Users'
import { lazy } from 'react'
import type { Tool } from 'sanity'

type Connection = {
  /** The embedded Content Lake; undefined with hosted Sanity. */
  apiHost: string | undefined
}

// The Studio resolves its tools several times; another component each time would empty the forms on the screen.
const OwnPeople = lazy(() => import('./people-screen.tsx'))
const HostedPeople = lazy(() => import('./hosted-people.tsx'))

/** Who may work in the Studio, and one's own account. Hosted Sanity has both on its own website. */
export function peopleTool({ apiHost }: Connection): Tool {
  return {
    name: 'people',
    title: 'People',
    icon: UsersIcon,
    component: apiHost === undefined ? HostedPeople : OwnPeople,
  }
}
