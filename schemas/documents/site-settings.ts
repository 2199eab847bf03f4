import { CogIcon } from '@sanity/icons/Cog'
import { defineField, defineType } from '@sanity/types'
import { dailySummaryField, replyTemplatesField } from '../objects/inbox-settings-fields.ts'
import { businessFields } from '../objects/business-settings-fields.ts'
import { contactFields } from '../objects/contact-settings-fields.ts'
import { menuAndFooterFields } from '../objects/menu-and-footer-settings-fields.ts'
import { reputationFields } from '../objects/reputation-settings-fields.ts'
import { sharedTextFields } from '../objects/shared-text-settings-fields.ts'

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
    ...businessFields,
    ...contactFields,
    ...reputationFields,
    ...menuAndFooterFields,
    ...sharedTextFields,
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
