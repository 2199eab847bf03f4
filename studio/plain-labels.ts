import { defineLocale, defineLocaleResourceBundle } from 'sanity'

/** The language of the Studio. */
export const locale = 'en-GB'

/** Dates and weeks as in Britain. What Sanity has no British words for is in its own English. */
export const britishEnglish = defineLocale({
  id: locale,
  title: 'English (UK)',
  weekInfo: { firstDay: 1, weekend: [6, 7] },
})

/** Replacements for labels of Sanity that describe its workings. */
export const plainLabels = [
  defineLocaleResourceBundle({
    locale,
    namespace: 'structure',
    resources: {
      'action.restore.label': 'Restore this version',
      'action.restore.confirm.message':
        'This brings the earlier state back as a draft. Visitors see it once you publish.',
    },
  }),
  defineLocaleResourceBundle({
    locale,
    namespace: 'studio',
    resources: { 'presence.no-one-else-description': 'Others who work in the Studio appear here.' },
  }),
  defineLocaleResourceBundle({
    locale,
    namespace: 'validation',
    resources: { 'generic.required': 'Please fill this in.' },
  }),
  // On phones, as the tools are called elsewhere.
  defineLocaleResourceBundle({
    locale,
    namespace: 'presentation',
    resources: {
      'narrow-tabs.content-tab.label': 'Content',
      'narrow-tabs.preview-tab.label': 'Preview',
    },
  }),
]
