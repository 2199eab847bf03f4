import { CaseIcon } from '@sanity/icons/Case'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { defineArrayMember, defineField, defineType } from '@sanity/types'
import {
  companyNumberProblem,
  completeRegistration,
  icoNumberProblem,
  isCompany,
  postcodeProblem,
  type StoredCompany,
  vatNumberProblem,
} from '../rules/company-details.ts'
import { lineField } from './fields.ts'

/** A trade body or scheme of which the business is a member. */
const membership = defineArrayMember({
  name: 'membership',
  title: 'Membership',
  type: 'object',
  icon: CheckmarkCircleIcon,
  fields: [
    lineField('name', 'Name', { description: 'As the body writes it.', max: 80 }),
    defineField({
      name: 'url',
      title: 'Link to your entry',
      type: 'url',
      description: 'Where visitors can see that you are a member. Optional.',
      validation: (rule) => rule.uri({ scheme: ['https'] }).error('Start with https://'),
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'url' } },
})

/** Who is behind the site. Only the business knows it, so all of it starts empty. */
export const company = defineType({
  name: 'company',
  title: 'Company',
  type: 'object',
  icon: CaseIcon,
  fields: [
    defineField({
      name: 'legalForm',
      title: 'What kind of business is it?',
      type: 'string',
      options: {
        list: [
          { title: 'Limited company or LLP', value: 'company' },
          { title: 'Sole trader or partnership', value: 'soleTrader' },
        ],
        layout: 'radio',
      },
    }),
    lineField('legalName', 'Legal name', {
      description:
        'The registered name, such as Example Cars Limited; of a sole trader or partnership the names of its owners.',
      optional: true,
    }),
    defineField({
      name: 'companyNumber',
      title: 'Company number',
      type: 'string',
      description: 'From the certificate of incorporation or the register of Companies House.',
      hidden: ({ parent }: { parent?: StoredCompany }) => !isCompany(parent),
      validation: (rule) => rule.custom((value: string | undefined) => companyNumberProblem(value) ?? true),
    }),
    defineField({
      name: 'registeredAddress',
      title: 'Registered address',
      type: 'text',
      rows: 4,
      description:
        'The registered office, a line for each part; of a sole trader or partnership the address where documents can be served.',
      validation: (rule) => [
        rule.max(200).error('Keep the address within 200 characters.'),
        rule.custom((value: string | undefined) => postcodeProblem(value) ?? true).warning(),
      ],
    }),
    defineField({
      name: 'isWithoutVat',
      title: 'Not registered for VAT',
      type: 'boolean',
      initialValue: false,
    }),
    defineField({
      name: 'vatNumber',
      title: 'VAT number',
      type: 'string',
      hidden: ({ parent }: { parent?: { isWithoutVat?: boolean } }) => parent?.isWithoutVat === true,
      validation: (rule) => rule.custom((value: string | undefined) => vatNumberProblem(value) ?? true),
    }),
    defineField({
      name: 'icoNumber',
      title: 'ICO registration number',
      type: 'string',
      description:
        'Who stores visitors’ enquiries must be on the register of the Information Commissioner: ico.org.uk/registration',
      // A warning, since the register may have numbers of other forms.
      validation: (rule) =>
        rule.custom((value: string | undefined) => icoNumberProblem(value) ?? true).warning(),
    }),
    defineField({
      name: 'memberships',
      title: 'Memberships',
      type: 'array',
      of: [membership],
      description: 'Trade bodies and schemes. Only those that would confirm it.',
      validation: (rule) => rule.max(6).error('Six memberships at most.'),
    }),
  ],
  validation: (rule) =>
    rule
      .custom((value: StoredCompany | undefined) => {
        const isBegun = Boolean(value?.legalName ?? value?.companyNumber ?? value?.registeredAddress)
        return !isBegun || completeRegistration(value)
          ? true
          : 'Visitors see the name and the address once all of it is here: a limited company’s number, too.'
      })
      .warning(),
})
