/** What the lookup says; an editor's words go before these. Those of the Studio are the same (a test compares them). */
export const lookupWords = {
  label: 'Vehicle Registration',
  button: 'Get Valuation',
  searching: 'Searching...',
  found: 'Vehicle Found!',
  quote: 'Continue with Quote',
  notFound: 'Vehicle Not Found',
  manually: 'Would you like to submit your details manually?',
  form: 'Continue to Quote Form',
  another: 'Check Another Vehicle',
}

export type LookupWords = typeof lookupWords
