import { pictureFolders } from '../../schemas/rules/site-addresses.ts'

const inPictureFolder = new RegExp(`^/(?:${pictureFolders.join('|')})(?:/|$)`)

/** True for the path of a picture that the site draws or scales, whether there is one or not. */
export function isPicturePath(path: string): boolean {
  return inPictureFolder.test(path)
}
