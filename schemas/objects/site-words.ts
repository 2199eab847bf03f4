import { errorWords } from '../rules/error-words.ts'
import {
  buttonWords,
  captionWords,
  footerWords,
  menuWords,
  notFoundWords,
  placeWords,
  thankYouWords,
  unavailableWords,
} from '../rules/words.ts'
import { wordsField } from './words.ts'

/*
 * The fields of the site settings for words that stand on many pages.
 */

/** The menu. */
export const menuWordsField = wordsField('menuWords', 'Words in the menu', {
  group: 'chrome',
  description: 'They are also in the path above the title of a page and in the footer.',
  own: menuWords,
  titles: {
    home: 'Home page',
    sell: 'Button that opens the towns',
    townLink: 'Link to a town',
    guide: 'Guide',
    about: 'About page',
    faq: 'FAQ page',
    contact: 'Contact page',
    quote: 'Quote page',
  },
  max: 30,
})

/** The footer. */
export const footerWordsField = wordsField('footerWords', 'Words in the footer', {
  group: 'chrome',
  own: footerWords,
  titles: {
    quickLinks: 'Heading above the links',
    privacy: 'Link to the privacy policy',
    terms: 'Link to the terms',
    areas: 'Heading above the towns',
    townLink: 'Link to a town',
  },
  max: 40,
})

/** Buttons on many pages. */
export const buttonWordsField = wordsField('buttonWords', 'Words on buttons', {
  group: 'chrome',
  description: 'Buttons on many pages, and the bar at the foot of the screen on a phone.',
  own: buttonWords,
  titles: {
    contact: 'To the contact page',
    call: 'On a phone: call',
    quote: 'On a phone: to the quote page',
    toForm: 'On a phone: to the form of the same page',
  },
  max: 24,
})

/** The pages of towns and areas. */
export const placeWordsField = wordsField('placeWords', 'More words on town and area pages', {
  group: 'shared',
  own: placeWords,
  titles: {
    heading: 'Title of the page',
    link: 'Link to another town',
    nearbyTowns: 'Heading above the nearby towns',
    areas: 'Heading above the areas of a town',
    nearbyAreas: 'Heading above the nearby areas',
    collections: 'Heading above the collection days',
    purchases: 'Heading above recent purchases',
    counts: 'Heading above the numbers of purchases',
    questions: 'Heading above the questions of an area',
    roads: 'Read aloud before the roads of an area',
    postcodes: 'Read aloud before the postcodes of an area',
    plateLabel: 'Label of the plate below the title',
    plateButton: 'Button beside that plate',
  },
})

/** What follows a message. */
export const thankYouWordsField = wordsField('thankYouWords', 'More words after a message', {
  group: 'shared',
  description: 'On the thank-you page and after a quote request.',
  own: thankYouWords,
  titles: {
    quote: 'Button to another quote',
    hear: 'Heading above the hours',
    ready: 'Heading above what to have ready',
    next: 'Heading above the steps',
  },
})

/** The page for wrong addresses. */
export const notFoundWordsField = wordsField('notFoundWords', 'Page for wrong addresses', {
  group: 'shared',
  description: 'What visitors see when there is no page at an address.',
  own: notFoundWords,
  titles: {
    tab: 'Title of the browser’s tab',
    title: 'Title',
    text: 'Text',
    home: 'Button to the home page',
    quote: 'Button to the quote page',
  },
})

/** The page that stands in for one whose content cannot be read. */
export const unavailableWordsField = wordsField('unavailableWords', 'Page while content cannot be read', {
  group: 'shared',
  description:
    'For the minute in which the server of the content is away. Buttons are those of the page for wrong addresses.',
  own: unavailableWords,
  titles: { title: 'Title', text: 'Text' },
})

/** What takes the place of a page that failed. */
export const errorWordsField = wordsField('errorWords', 'Page after an error', {
  group: 'shared',
  description: 'What visitors see in the place of a page that failed.',
  own: errorWords,
  titles: {
    title: 'Title',
    text: 'Text',
    again: 'Button that tries again',
    home: 'Button to the home page',
    call: 'Before the telephone number on its button',
    reference: 'Before the reference of the error',
  },
})

/** Captions on several pages. */
export const captionWordsField = wordsField('captionWords', 'Captions', {
  group: 'shared',
  own: captionWords,
  titles: {
    contents: 'Above the list of headings of a legal page',
    reviewed: 'Before the date of a legal page',
    closed: 'In the opening hours, of a day without any',
  },
})
