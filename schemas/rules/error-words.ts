/** What the error page says until the site's words have arrived. Those of the Studio are the same (a test compares them). */
export const errorWords = {
  title: 'Unexpected Application Error!',
  text: 'Something on our side went wrong while this page was being put together. Trying again often helps.',
  again: 'Try again',
  home: 'Go to the home page',
  call: 'Call',
  reference: 'Reference:',
}

export type ErrorWords = typeof errorWords
