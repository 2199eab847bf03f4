import { CogIcon } from '@sanity/icons/Cog'
import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { lineField, listField, paragraphField, sectionField } from '../objects/fields.ts'
import { choiceLabelsField, formMessagesField, lookupMessagesField } from '../objects/form-texts.ts'
import { dailySummaryField, replyTemplatesField } from '../objects/inbox-settings-fields.ts'
import { logoField } from '../objects/logo.ts'
import { menuField } from '../objects/menu.ts'
import {
  buttonWordsField,
  captionWordsField,
  errorWordsField,
  footerWordsField,
  menuWordsField,
  notFoundWordsField,
  placeWordsField,
  thankYouWordsField,
  unavailableWordsField,
} from '../objects/site-words.ts'
import { isBritishPhone, isPlaceholderEmail, isPlaceholderPhone } from '../rules/contact-details.ts'
import { type DayHours, weekProblem } from '../rules/opening-hours.ts'
import { isProvenRating } from '../rules/ratings.ts'

/** Facts about the business, and the texts that many pages share. */
export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Site settings',
  type: 'document',
  icon: CogIcon,
  groups: [
    { name: 'business', title: 'Business', default: true },
    { name: 'company', title: 'Company' },
    { name: 'contact', title: 'Contact and hours' },
    { name: 'reputation', title: 'Reputation' },
    { name: 'chrome', title: 'Menu and footer' },
    { name: 'shared', title: 'Shared texts' },
    { name: 'forms', title: 'Lookup and forms' },
    { name: 'enquiries', title: 'Enquiries' },
  ],
  fields: [
    lineField('brandName', 'Name of the business', { group: 'business', max: 60 }),
    lineField('badge', 'Letters on the plate beside the name', {
      group: 'business',
      description: 'Up to four letters or digits. Empty, they are the initials of the first two words.',
      optional: true,
      max: 4,
    }),
    logoField,
    paragraphField('description', 'What the business does', {
      group: 'business',
      description: 'One or two sentences, for search engines and shared links.',
      max: 300,
    }),
    lineField('serviceArea', 'Area served', {
      group: 'business',
      description: 'The county: Berkshire.',
      initialValue: 'Berkshire',
      max: 60,
    }),
    defineField({
      name: 'foundedYear',
      title: 'Founded in',
      type: 'number',
      group: 'business',
      validation: (rule) =>
        rule.required().integer().min(1900).max(2100).error('Give the year, such as 2010.'),
    }),
    lineField('priceRange', 'Price range', {
      group: 'business',
      description: 'For search engines: one to four pound signs.',
      initialValue: '££',
      max: 4,
    }),
    defineField({
      name: 'socialImage',
      title: 'Picture for shared links',
      type: 'photo',
      group: 'business',
      description:
        'Shown by social networks and messengers with links to pages that have none of their own. Empty, one is drawn with the title of each page.',
    }),
    defineField({
      name: 'company',
      title: 'Who is behind the site',
      type: 'company',
      group: 'company',
      description: 'Shown at the foot of every page and to search engines, each part once it is filled in.',
    }),
    lineField('companyDetails', 'More small print', {
      group: 'company',
      description: 'For what the fields above have no place for. Shown after them at the foot of every page.',
      optional: true,
      max: 200,
    }),

    defineField({
      name: 'phone',
      title: 'Telephone number',
      type: 'string',
      group: 'contact',
      description: 'As it is shown: 0800 123 4567. The call links are made from it.',
      validation: (rule) => [
        rule.required().error('Give the telephone number.'),
        rule.custom(
          (phone: string | undefined) =>
            !phone || isBritishPhone(phone) || 'This is not a complete British telephone number.',
        ),
        rule
          .custom((phone: string | undefined) => !phone || !isPlaceholderPhone(phone) || 'Placeholder')
          .warning('This is a placeholder. Nobody can call you on it: put your own number here.'),
      ],
    }),
    lineField('phoneLabel', 'Words before the number', {
      group: 'contact',
      description: 'For example “Freephone”, when the call is free.',
      optional: true,
      max: 30,
    }),
    defineField({
      name: 'email',
      title: 'E-mail address',
      type: 'string',
      group: 'contact',
      description: 'Shown on the site; enquiries go here.',
      validation: (rule) => [
        rule.required().error('Give the e-mail address.'),
        rule.email().error('This is not a complete e-mail address.'),
        rule
          .custom((email: string | undefined) => !email || !isPlaceholderEmail(email) || 'Placeholder')
          .warning('This is a placeholder. No mail reaches it: put your own address here.'),
      ],
    }),
    defineField({
      name: 'openingHours',
      title: 'Opening hours',
      type: 'array',
      of: [defineArrayMember({ type: 'openingHoursDay' })],
      group: 'contact',
      description: 'All seven days. Leave the times empty on days when you are closed.',
      validation: (rule) => rule.custom((days: DayHours[] | undefined) => weekProblem(days) ?? true),
    }),
    listField('specialHours', 'Holiday hours', 'specialHours', {
      group: 'contact',
      description:
        'Days on which other hours hold, or none: leave the times empty when you are closed. Shown from two months before; days that have passed disappear by themselves.',
      min: 0,
      max: 40,
    }),
    lineField('responsePromise', 'When you answer', {
      group: 'contact',
      description: 'A short promise you can keep, such as “We reply within 24 hours”.',
    }),

    defineField({
      name: 'rating',
      title: 'Stated rating',
      type: 'number',
      group: 'reputation',
      description: 'Out of five. Leave empty to show none; state only what your real reviews bear out.',
      validation: (rule) => [
        rule.min(1).max(5).precision(1).error('A number from 1 to 5, with one decimal.'),
        rule
          .custom((rating: number | undefined, { document }) =>
            rating === undefined || isProvenRating(document)
              ? true
              : 'Give the number of reviews, where they can be read and the date. Until then the page calls this a sample rating.',
          )
          .warning(),
      ],
    }),
    lineField('ratingLabel', 'Words beside the rating', { group: 'reputation', optional: true, max: 60 }),
    defineField({
      name: 'ratingCount',
      title: 'Number of reviews behind the rating',
      type: 'number',
      group: 'reputation',
      validation: (rule) => rule.integer().min(1).error('A whole number of reviews.'),
    }),
    lineField('ratingSource', 'Where the reviews can be read', {
      group: 'reputation',
      description: 'As visitors know it: Google reviews, for example.',
      optional: true,
      max: 60,
    }),
    defineField({
      name: 'ratingDate',
      title: 'Date of the rating',
      type: 'date',
      group: 'reputation',
      description: 'The day on which you read the rating and the number there.',
      options: { dateFormat: 'DD/MM/YYYY' },
    }),

    defineField({
      name: 'featuredTowns',
      title: 'Main towns',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'town' }], options: { disableNew: true } })],
      group: 'chrome',
      description: 'In the menu, the footer and on the map, in this order.',
      validation: (rule) => [
        rule.required().min(1).error('Choose at least one town.'),
        rule.max(10).error('Ten towns at most: the menu would not fit on a screen.'),
        rule.unique().error('The same town is in the list twice.'),
      ],
    }),
    paragraphField('footerText', 'Text in the footer', {
      group: 'chrome',
      description: 'Beside the logo at the foot of every page.',
      max: 300,
    }),
    defineField({
      name: 'socialLinks',
      title: 'Social networks',
      type: 'array',
      of: [defineArrayMember({ type: 'socialLink' })],
      group: 'chrome',
      description: 'Only those that exist. Without any, none are shown.',
    }),

    menuField,
    menuWordsField,
    footerWordsField,
    listField('quickLinks', 'Links in the footer', 'textLink', {
      group: 'chrome',
      description:
        'Empty, the list has every page of the site. With links of your own, only those: keep the privacy policy (/privacy-policy) and the terms (/terms) among them.',
      min: 0,
      max: 16,
    }),
    buttonWordsField,

    sectionField(
      'process',
      'How selling works',
      [lineField('heading', 'Heading'), listField('steps', 'Steps', 'step', { min: 2, max: 6 })],
      { group: 'shared', description: 'The numbered steps on the about, town and area pages.' },
    ),
    sectionField(
      'placePages',
      'Town and area pages',
      [
        listField('benefits', 'Points under the title', 'string', { max: 6 }),
        lineField('buttonLabel', 'Words on the quote button', { max: 30, initialValue: 'Get a Free Quote' }),
        lineField('sellingPointsHeading', 'Heading above the selling points', {
          description: 'Write {place} where the name of the town or area belongs.',
          max: 60,
        }),
        lineField('localExpertiseHeading', 'Heading above the local expertise', {
          description: 'Write {place} where the name of the town or area belongs.',
          max: 60,
        }),
        lineField('callToActionHeading', 'Heading above the call to action', {
          description: 'Write {place} where the name of the town or area belongs.',
          max: 60,
        }),
        lineField('sidebarHeading', 'Heading of the box at the side', { max: 60 }),
        paragraphField('sidebarText', 'Text of the box at the side', { max: 300 }),
      ],
      { group: 'shared', description: 'Words that stand on every town and area page.' },
    ),
    placeWordsField,
    sectionField(
      'faqPage',
      'FAQ page',
      [
        lineField('title', 'Title'),
        paragraphField('intro', 'Introduction'),
        defineField({ name: 'cta', title: 'Closing', type: 'callToAction' }),
        defineField({ name: 'seo', title: 'Search results', type: 'seo' }),
      ],
      {
        group: 'shared',
        description: 'The words round the questions; the questions are documents of their own.',
      },
    ),
    sectionField(
      'thankYouPage',
      'Thank-you page',
      [
        lineField('title', 'Title'),
        paragraphField('text', 'Text'),
        listField('documents', 'What to have ready', 'string', {
          min: 0,
          max: 10,
          description: 'Papers and keys for the collection. Shown after a quote request, too.',
        }),
      ],
      { group: 'shared', description: 'Shown after a message has been sent.' },
    ),
    thankYouWordsField,
    notFoundWordsField,
    unavailableWordsField,
    errorWordsField,
    captionWordsField,

    lookupMessagesField,
    formMessagesField,
    choiceLabelsField,

    defineField({
      name: 'enquiryRetentionMonths',
      title: 'Keep enquiries for (months)',
      type: 'number',
      group: 'enquiries',
      description: 'Older ones are deleted. The privacy policy states this number.',
      initialValue: 12,
      validation: (rule) =>
        rule.required().integer().min(1).max(84).error('Give a number of months, 1 to 84.'),
    }),
    dailySummaryField,
    replyTemplatesField,
  ],
  preview: {
    select: { subtitle: 'brandName' },
    prepare: ({ subtitle }) => ({ title: 'Site settings', subtitle }),
  },
})
