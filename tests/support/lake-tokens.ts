import type { LakeProcess } from './lake-process.ts'

const url = '/projects/embedded/tokens'

/** Creates a token with this role, as an administrator. */
export const createToken = (lake: LakeProcess, roleName: string) =>
  lake
    .admin()
    .request<{ id: string; key: string }>({ url, method: 'POST', body: { label: 'For a test', roleName } })

/** Ends a token's validity at once. */
export async function revokeToken(lake: LakeProcess, id: string): Promise<void> {
  await lake.admin().request({ url: `${url}/${id}`, method: 'DELETE' })
}
