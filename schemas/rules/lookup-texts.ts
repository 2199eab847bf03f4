/** The messages of the registration lookup, in toasts and beside the field. */
export const lookupTexts = {
  invalidTitle: 'Registration required',
  foundTitle: 'Vehicle found!',
  notFoundTitle: 'Vehicle not found',
  notFound:
    "We don't have information for this registration in our database. Please fill in the details manually.",
  failedTitle: 'Error looking up vehicle',
  /** In every toast, and beside the field in a form, where the details can be typed instead. */
  failedInForm:
    "We couldn't find information for this registration. Please try again or enter details manually.",
  /** Beside the field of the lookup outside a form. */
  failedInline: "We couldn't find information for this registration. Please try again.",
} as const
