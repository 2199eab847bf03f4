/**
 * The host names besides `localhost` whose pages may load the scripts of the development server: the site's own address, as
 * an editor at another computer of the office network opens it. Next.js refuses the others.
 *
 * @param siteUrl - `NEXT_PUBLIC_SITE_URL`, unchecked
 */
export function devOrigins(siteUrl: string | undefined): string[] {
  const name = URL.parse(siteUrl?.trim() ?? '')?.hostname
  return name === undefined || name === '' || /^(?:.+\.)?localhost$/.test(name) ? [] : [name]
}
