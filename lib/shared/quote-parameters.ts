/** The parameters of the quote page’s address that `readQuoteQuery` reads. The page is rendered for them alone. */
export const quoteParameters = ['reg', 'make', 'model', 'year'] as const
