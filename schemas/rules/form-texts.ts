import { lookupTexts } from './lookup-texts.ts'

/*
 * What the forms and the lookup say besides their labels. Editors may change it in the site settings; pages find the changed
 * words by these. Most stand in the components as well (the compiler and a test compare them). No text is here twice.
 */

/** Messages of both forms. */
export const formMessages = {
  problem: 'There is a problem',
  name: 'Enter your full name',
  email: 'Enter your email address',
  emailFormat: 'Enter an email address in the correct format, like name@example.com',
  phone: 'Enter your telephone number',
  phoneFormat: 'Enter a telephone number, like 01632 960 001 or +44 808 157 0192',
  carMake: 'Select the make of your car',
  carModel: 'Enter the model of your car',
  message: 'Enter your message',
  year: 'Year must be four digits, like 2016',
  mileage: 'Mileage must be a whole number, like 45000',
  motExpiry: 'MOT expiry must be a real date',
  registeredDate: 'First registered must be a real date',
  unreachable: 'Your message could not be sent',
  notSaved: 'We could not save your message just now. Please try again in a moment, or call us.',
  tooMany: 'You have sent several forms already. Please wait {time}, or call us.',
  wrongAnswers: 'Several answers were wrong. Please wait {time}, or call us.',
  tooLarge: 'The form holds more than can be sent. Please shorten your message.',
  tooSlow: 'The form took too long to arrive. Please try again.',
  malformed: 'The form did not arrive whole. Please try again.',
  kept: 'Everything you typed is still here.',
  safe: 'It is safe to send it again.',
  number: 'Our number is',
  question: 'Please answer the question at the end of the form, which shows us that no robot sent it.',
  toQuestion: 'Go to the question',
  questionHint: 'Answer in figures or in a word. It shows us that no robot sent this form.',
  filledIn: 'We have filled in what is known; please check it.',
  change: 'Change',
  again: 'Submit Another Request',
  reference: 'Your reference:',
  print: 'Print this page',
  privacy: 'What we do with your details',
} as const

/** Messages of the lookup, on the home page and in the forms. */
export const lookupMessages = {
  empty: 'Please enter your vehicle registration number',
  invalid: 'Please enter a valid UK vehicle registration',
  ...lookupTexts,
  nothingFor: "We couldn't find any information for {registration}",
  slow: 'We’re still looking. You don’t have to wait:',
  slowLink: 'Enter details manually',
  slowInForm: 'We’re still looking. You don’t have to wait: you can enter the details yourself.',
  foundInForm: 'Found: {vehicle}.',
  make: 'Make',
  model: 'Model',
  engineSize: 'Engine size',
  fuelType: 'Fuel type',
  transmission: 'Transmission',
  motExpiry: 'MOT expiry',
  firstRegistered: 'First registered',
  value: 'Estimated value:',
  valueLink: 'Contact for valuation',
} as const

/** The choices of lists. What is sent are always these; an editor changes what visitors read. */
export const choiceLabels = {
  make: 'Select make',
  year: 'Select year',
  fuelType: 'Select fuel type',
  petrol: 'Petrol',
  diesel: 'Diesel',
  hybrid: 'Hybrid',
  electric: 'Electric',
  lpg: 'LPG',
  other: 'Other',
  transmission: 'Select transmission',
  manual: 'Manual',
  automatic: 'Automatic',
  semiAutomatic: 'Semi-Automatic',
  cvt: 'CVT',
} as const

/** A text of the forms or the lookup, as it is without an editor. */
export type FormText =
  | (typeof formMessages)[keyof typeof formMessages]
  | (typeof lookupMessages)[keyof typeof lookupMessages]
  | (typeof choiceLabels)[keyof typeof choiceLabels]
