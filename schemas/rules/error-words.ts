/** What takes the place of a page that failed, until the site's words have arrived, and where an editor's field is empty. */
export const errorWords = {
  title: 'Unexpected Application Error!',
  text: 'Something on our side went wrong while this page was being put together. Trying again often helps.',
  again: 'Try again',
  home: 'Go to the home page',
  call: 'Call',
  reference: 'Reference:',
}

export type ErrorWords = typeof errorWords
