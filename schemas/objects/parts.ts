import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { OlistIcon } from '@sanity/icons/Olist'
import { UlistIcon } from '@sanity/icons/Ulist'
import { defineField, defineType } from '@sanity/types'
import { lineField, paragraphField, richTextField } from './fields.ts'

/** The names of `components/ui/pictograms.tsx`. */
const featureIcons = [
  { title: 'Clock', value: 'clock' },
  { title: 'Document', value: 'document' },
  { title: 'House', value: 'home' },
  { title: 'Key', value: 'key' },
  { title: 'Money', value: 'money' },
  { title: 'Map pin', value: 'pin' },
  { title: 'Shield', value: 'shield' },
  { title: 'Speech bubble', value: 'speech' },
  { title: 'Tag', value: 'tag' },
  { title: 'Van', value: 'van' },
]

const feature = defineType({
  name: 'feature',
  title: 'Point',
  type: 'object',
  icon: CheckmarkCircleIcon,
  description: 'A benefit, value or guarantee: a few words and a sentence or two.',
  fields: [
    lineField('title', 'Heading', { max: 60 }),
    paragraphField('text', 'Text', { max: 300 }),
    defineField({
      name: 'icon',
      title: 'Icon',
      type: 'string',
      options: { list: featureIcons },
      description: 'Optional. A small drawing beside the heading.',
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
})

const step = defineType({
  name: 'step',
  title: 'Step',
  type: 'object',
  icon: OlistIcon,
  description: 'One step of a numbered list. The numbers are added by themselves.',
  fields: [lineField('title', 'Heading', { max: 60 }), paragraphField('text', 'Text', { max: 400 })],
  preview: { select: { title: 'title', subtitle: 'text' } },
})

const tipGroup = defineType({
  name: 'tipGroup',
  title: 'Group of tips',
  type: 'object',
  icon: UlistIcon,
  fields: [
    lineField('title', 'Heading', { max: 60 }),
    defineField({
      name: 'tips',
      title: 'Tips',
      type: 'array',
      of: [{ type: 'string' }],
      validation: (rule) => rule.required().min(1).error('Add at least one tip.'),
    }),
  ],
  preview: {
    select: { title: 'title', tips: 'tips' },
    prepare: ({ title, tips }: { title?: string; tips?: string[] }) => ({
      title,
      subtitle: `${tips?.length ?? 0} tips`,
    }),
  },
})

const questionAnswer = defineType({
  name: 'questionAnswer',
  title: 'Question and answer',
  type: 'object',
  icon: HelpCircleIcon,
  fields: [lineField('question', 'Question'), richTextField('answer', 'Answer')],
  preview: { select: { title: 'question' } },
})

const guideChapter = defineType({
  name: 'guideChapter',
  title: 'Chapter',
  type: 'object',
  icon: HelpCircleIcon,
  fields: [
    lineField('title', 'Heading', { max: 80 }),
    defineField({
      name: 'anchor',
      title: 'Name in addresses',
      type: 'string',
      description:
        'Other pages link to the chapter by it: /sell-car-guide#lost-logbook. Change it only with the links to it.',
      validation: (rule) => [
        rule.required().error('Give the chapter a name in addresses, such as lost-logbook.'),
        rule
          .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/)
          .error('Small letters, numbers and single hyphens: lost-logbook.'),
      ],
    }),
    richTextField('text', 'Text'),
  ],
  preview: { select: { title: 'title', subtitle: 'anchor' } },
})

const callToAction = defineType({
  name: 'callToAction',
  title: 'Call to action',
  type: 'object',
  description:
    'The closing invitation to ask for a quote. The telephone number is added from the site settings.',
  options: { collapsible: true, collapsed: false },
  fields: [
    lineField('heading', 'Heading', { max: 80 }),
    paragraphField('text', 'Text', { max: 300 }),
    lineField('buttonLabel', 'Words on the button', { max: 30, initialValue: 'Get a Free Quote' }),
  ],
})

const enquiryMail = defineType({
  name: 'enquiryMail',
  title: 'Messages sent by e-mail',
  type: 'object',
  options: { collapsible: true, collapsed: true },
  fields: [
    lineField('subject', 'Subject of the mail to us', {
      description: 'The subject line of the mail that reaches our own mailbox.',
    }),
    paragraphField('autoresponse', 'Answer sent to the visitor at once', {
      description: 'Confirms that the message has arrived and says when to expect an answer.',
      max: 1500,
    }),
  ],
})

/** Object types that several pages share. */
export const partTypes = [feature, step, tipGroup, questionAnswer, guideChapter, callToAction, enquiryMail]
