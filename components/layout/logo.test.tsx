import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Logo } from './logo'

// There is no router outside a page.
vi.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({ push: () => {} }) }))

const picture = { src: '/logo', srcSet: '/logo2 2x', width: 120, height: 44, hasName: false }
const render = (logo: typeof picture | null) =>
  renderToStaticMarkup(<Logo name="Berkshire Cars" badge="BC" logo={logo} />)

it('is the plate and the name of the business', () => {
  expect(render(null)).toMatch(/BC.*Berkshire Cars/)
  expect(render(null)).not.toContain('<img')
})

it('is an editor’s picture in its size, beside the name or with the name in it', () => {
  expect(render(picture)).toMatch(/<img[^>]*width="120" height="44" alt=""\/><span[^>]*>Berkshire Cars</)
  const withName = render({ ...picture, hasName: true })
  expect(withName).toContain('alt="Berkshire Cars"')
  expect(withName).not.toContain('<span')
})
