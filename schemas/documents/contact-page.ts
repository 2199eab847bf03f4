import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { defineType } from '@sanity/types'
import {
  headingField,
  heroField,
  introSectionField,
  lineField,
  sectionField,
  seoField,
} from '../objects/fields.ts'
import { formDeliveryFields, formField, formPageGroups } from '../objects/form-page-fields.ts'

/** The texts of `/contact`. */
export const contactPage = defineType({
  name: 'contactPage',
  title: 'Contact page',
  type: 'document',
  icon: EnvelopeIcon,
  groups: formPageGroups,
  fields: [
    heroField(),
    sectionField(
      'details',
      'Telephone, e-mail and hours',
      [headingField, lineField('hoursHeading', 'Heading above the opening hours', { max: 80 })],
      { group: 'text', description: 'The details themselves come from the site settings.' },
    ),
    introSectionField('coverage', 'Map', { group: 'text' }),
    formField(),
    ...formDeliveryFields(),
    seoField('search'),
  ],
  preview: { prepare: () => ({ title: 'Contact page', subtitle: '/contact' }) },
})
