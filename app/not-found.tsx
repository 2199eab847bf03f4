/**
 * Nothing: above the layout of a site there is nothing that could be missing. Without this file, the 404 page of Next.js
 * would be in the data of each page.
 */
export default function NothingMissing() {
  return null
}
