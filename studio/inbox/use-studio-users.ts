import { useEffect, useState } from 'react'
import { useProjectStore, useUserStore } from 'sanity'

/** A person who signs in to the Studio. */
type StudioUser = { id: string; name: string }

/** Everybody who signs in to the Studio, by name; empty while they are not known. */
export function useStudioUsers(): StudioUser[] {
  const projects = useProjectStore()
  const userStore = useUserStore()
  const [users, setUsers] = useState<StudioUser[]>([])
  useEffect(() => {
    let isCurrent = true
    const load = async (ids: string[]) => {
      const found = await userStore.getUsers(ids)
      const named = found.map(({ id, displayName }) => ({ id, name: displayName ?? '' }))
      if (isCurrent)
        setUsers(named.filter(({ name }) => name !== '').toSorted((a, b) => a.name.localeCompare(b.name)))
    }
    const subscription = projects.get().subscribe({
      next: ({ members }) => {
        // Without the list, everybody can still take an enquiry themselves.
        load(members.filter(({ isRobot }) => !isRobot).map(({ id }) => id)).catch(() => {})
      },
      error: () => {},
    })
    return () => {
      isCurrent = false
      subscription.unsubscribe()
    }
  }, [projects, userStore])
  return users
}
