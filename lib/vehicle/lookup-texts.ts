/** What the registration lookup says, in toasts and beside the field. */
export const lookupTexts = {
  invalidTitle: 'Registration required',
  foundTitle: 'Vehicle found!',
  notFoundTitle: 'Vehicle not found',
  notFound:
    "We don't have information for this registration in our database. Please fill in the details manually.",
  failedTitle: 'Error looking up vehicle',
  /** In the toast everywhere, and beside the field inside a form, where the details can be typed at once. */
  failedInForm:
    "We couldn't find information for this registration. Please try again or enter details manually.",
  /** Beside the field of the lookup that stands on its own. */
  failedInline: "We couldn't find information for this registration. Please try again.",
} as const
