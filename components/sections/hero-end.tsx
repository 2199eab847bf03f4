/**
 * The last element of a hero. Chromium shows a page for the first time when it has read up to here: half a menu or hero
 * would move as the rest arrives, and the rest of the page need not be waited for. A hero that `fills` the page is as high
 * as the footer lets it be, and is shown with that.
 */
export function HeroEnd({ fills = false }: { fills?: boolean }) {
  return (
    <>
      <link rel="expect" href={fills ? '#page-end' : '#hero-end'} blocking="render" />
      {!fills && <span id="hero-end" hidden />}
    </>
  )
}
