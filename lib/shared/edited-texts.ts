/** What editors have changed, by the site's own texts. Undefined without any, so that nothing travels to the browser. */
export type EditedTexts = Readonly<Record<string, string>> | undefined
