/** The four texts of a page, as Markdown (paragraphs, `-` lists, **strong**, [links](/path)). */
export interface PageTexts {
  intro: string
  sellingPoints: string
  localExpertise: string
  callToAction: string
  metaTitle: string
  metaDescription: string
}

/** A town's own texts and, by area slug, those of each of its areas. */
export interface TownContent extends PageTexts {
  areas: Record<string, PageTexts>
}
