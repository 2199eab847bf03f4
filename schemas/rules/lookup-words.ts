/** What the lookup of the home page says where an editor's field is empty. */
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
