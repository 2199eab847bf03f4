import { choiceLabels, formMessages, lookupMessages } from '../rules/form-texts.ts'
import { wordsField } from './words.ts'

/*
 * The fields of the site settings for what both forms and the lookup say.
 */

/** Messages of both forms. */
export const formMessagesField = wordsField('formMessages', 'Messages of the forms', {
  group: 'forms',
  description:
    'Errors and notes of both forms. Headings, labels and hints are on the quote and the contact page, under Form.',
  own: formMessages,
  titles: {
    problem: 'Heading above the errors',
    name: 'Error: no name',
    email: 'Error: no e-mail address',
    emailFormat: 'Error: not an e-mail address',
    phone: 'Error: no telephone number',
    phoneFormat: 'Error: not a telephone number',
    carMake: 'Error: no make',
    carModel: 'Error: no model',
    message: 'Error: no message',
    year: 'Error: not a year',
    mileage: 'Error: not a mileage',
    motExpiry: 'Error: not a date of the MOT',
    registeredDate: 'Error: not a date of the first registration',
    unreachable: 'Heading when the form cannot be sent',
    notSaved: 'Error: the message cannot be saved',
    tooMany: 'Error: many forms in a short time',
    wrongAnswers: 'Error: many wrong answers to the question',
    tooLarge: 'Error: the message is too long',
    tooSlow: 'Error: the connection is too slow',
    malformed: 'Error: a part of the form is missing',
    kept: 'When it cannot be sent: nothing is lost',
    safe: 'When it cannot be sent: sending again is safe',
    number: 'When it cannot be sent: before the telephone number',
    question: 'Error: the question against robots is not answered',
    toQuestion: 'Link to the question against robots',
    questionHint: 'Hint of the question against robots',
    filledIn: 'Below a vehicle that was found',
    change: 'Link that opens the fields of a vehicle',
    again: 'Button to another request',
    reference: 'Before the reference of a request',
    print: 'Button that prints the page',
    privacy: 'Link below a form to the privacy policy',
  },
})

/** Messages of the lookup. */
export const lookupMessagesField = wordsField('lookupMessages', 'Messages of the vehicle lookup', {
  group: 'forms',
  description:
    'On the home page and in both forms. Label, button and the titles of results are on the home page.',
  own: lookupMessages,
  titles: {
    empty: 'Error: nothing typed',
    invalid: 'Error: not a registration',
    invalidTitle: 'Title of the note at the edge: not a registration',
    foundTitle: 'Title of the note at the edge: found',
    notFoundTitle: 'Title of the note at the edge: not found',
    notFound: 'Not found: text',
    failedTitle: 'Title of the note at the edge: the lookup failed',
    failedInForm: 'The lookup failed: text in forms and at the edge',
    failedInline: 'The lookup failed: text on the home page',
    nothingFor: 'Not found on the home page: text',
    slow: 'The lookup is slow: text on the home page',
    slowLink: 'The lookup is slow: link to the form',
    slowInForm: 'The lookup is slow: text in forms',
    foundInForm: 'Found in the contact form',
    make: 'Name of a fact: make',
    model: 'Name of a fact: model',
    engineSize: 'Name of a fact: engine size',
    fuelType: 'Name of a fact: fuel',
    transmission: 'Name of a fact: transmission',
    motExpiry: 'Name of a fact: MOT expiry',
    firstRegistered: 'Name of a fact: first registration',
    value: 'Before the link about the value',
    valueLink: 'Link about the value, which calls you',
  },
})

/** The choices of lists. */
export const choiceLabelsField = wordsField('choiceLabels', 'Choices in the forms', {
  group: 'forms',
  description: 'What visitors read. Your enquiries keep the usual names.',
  own: choiceLabels,
  titles: {
    make: 'No make chosen yet',
    year: 'No year chosen yet',
    fuelType: 'No fuel chosen yet',
    petrol: 'Petrol',
    diesel: 'Diesel',
    hybrid: 'Hybrid',
    electric: 'Electric',
    lpg: 'LPG',
    other: 'Another fuel',
    transmission: 'No transmission chosen yet',
    manual: 'Manual',
    automatic: 'Automatic',
    semiAutomatic: 'Semi-automatic',
    cvt: 'CVT',
  },
  max: 40,
})
