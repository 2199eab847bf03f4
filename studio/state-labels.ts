import { defineLocaleResourceBundle } from 'sanity'
import { locale } from './plain-labels.ts'

/** What the Studio says when there is nothing to show, when something fails, and after a page was taken down. */
export const stateLabels = defineLocaleResourceBundle({
  locale,
  namespace: 'structure',
  resources: {
    'panes.document-list-pane.no-documents-of-type.text':
      'There is nothing here yet. The plus sign above adds the first one.',
    'panes.document-list-pane.no-matching-documents.text':
      'There is nothing here yet. If there is a plus sign above, it adds the first one.',
    'panes.document-list-pane.no-documents.text': 'Nothing was found. Try fewer letters, or one word of it.',
    'panes.document-list-pane.error.title': 'The list could not be loaded',
    'panes.document-list-pane.error.text':
      'It is tried again by itself. If that goes on, reload the page; nothing you have typed depends on it.',
    'panes.document-list-pane.error.text.offline':
      'This computer is offline. The list comes back with the connection.',
    'panes.document-list-pane.max-items.text': 'These are the first {{limit}}. Search to find the others.',
    'panes.document-pane.document-not-found.title': 'There is nothing at this address',
    'panes.document-pane.document-not-found.text':
      'It may have been deleted, or the address has a typing error. Choose an entry in the list on the left.',
    'panes.document-operation-results.operation-success_unpublish':
      '<Strong>{{title}}</Strong> is off the site. What it said is kept here as a draft: publish it to bring it back.',
    'panes.document-operation-results.operation-success_publish':
      '<Strong>{{title}}</Strong> is published. Visitors see it within seconds.',
    'panes.document-operation-results.operation-success_delete': 'It is deleted, and off the site.',
    'panes.document-operation-results.operation-success_discardChanges':
      'Your changes are discarded. What visitors see is unchanged; the discarded text is still in the history.',
    'panes.document-operation-results.operation-error_unpublish':
      'It could not be taken off the site. Other pages may still refer to it: take it out there first.',
    'panes.document-operation-results.operation-error_delete':
      'It could not be deleted. Other pages may still refer to it: take it out there first.',
  },
})
