/** Size of the drawn map in its own units. The county fills its middle; the rest is the country around it. */
export const sheet = { width: 1280, height: 1128 }

/** How many times as wide the sheet is as what a narrow box shows of it: the county with a small margin. */
export const sheetToCounty = 1.6
