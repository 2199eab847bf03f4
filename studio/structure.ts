import { AddIcon } from '@sanity/icons/Add'
import { BillIcon } from '@sanity/icons/Bill'
import { BookIcon } from '@sanity/icons/Book'
import { ClipboardIcon } from '@sanity/icons/Clipboard'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { CogIcon } from '@sanity/icons/Cog'
import { CommentIcon } from '@sanity/icons/Comment'
import { DocumentsIcon } from '@sanity/icons/Documents'
import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { EditIcon } from '@sanity/icons/Edit'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { HomeIcon } from '@sanity/icons/Home'
import { PinIcon } from '@sanity/icons/Pin'
import { SearchIcon } from '@sanity/icons/Search'
import { TransferIcon } from '@sanity/icons/Transfer'
import { UserIcon } from '@sanity/icons/User'
import { UsersIcon } from '@sanity/icons/Users'
import type { ComponentType } from 'react'
import type { StructureBuilder, StructureResolver, StructureResolverContext } from 'sanity/structure'
import { sanityApiVersion } from '../schemas/rules/sanity-api-version.ts'
import { enquiryInbox } from './inbox/inbox-lists.ts'
import { BeforeYouGoLive } from './before-you-go-live.tsx'
import { OrderedList } from './ordered-list.tsx'
import { FindSetting } from './settings-search/find-setting.tsx'
import { UnpublishedChanges } from './unpublished/unpublished-changes.tsx'

/** What the Studio knows of the server's settings. */
export type StudioSettings = {
  /** The lookup of the site invents vehicles. */
  hasSampleVehicles: boolean
}

const singleton = (S: StructureBuilder, type: string, title: string, icon: ComponentType) =>
  S.listItem()
    .id(type)
    .title(title)
    .icon(icon)
    .child(S.document().schemaType(type).documentId(type).title(title))

const collection = (
  S: StructureBuilder,
  type: string,
  title: string,
  icon: ComponentType,
  order: { field: string; direction: 'asc' | 'desc' },
) =>
  S.listItem()
    .id(type)
    .title(title)
    .icon(icon)
    .child(S.documentTypeList(type).title(title).apiVersion(sanityApiVersion).defaultOrdering([order]))

/** A list in an order that editors choose. */
const orderedList = (S: StructureBuilder, type: string, title: string, icon: ComponentType) =>
  S.listItem()
    .id(type)
    .title(title)
    .icon(icon)
    .child(
      S.component(OrderedList)
        .id(type)
        .title(title)
        .options({ type })
        .menuItems([
          S.menuItem()
            .title('Add')
            .icon(AddIcon)
            .intent({ type: 'create', params: { type, template: type } })
            .showAsAction(),
        ])
        .canHandleIntent((_intent, { type: wanted }) => wanted === type)
        .child((documentId) => S.document().schemaType(type).documentId(documentId)),
    )

/** One town: its own page, and the pages of its areas. */
const townWithAreas = async (S: StructureBuilder, townId: string, context: StructureResolverContext) => {
  const name = await context
    .getClient({ apiVersion: sanityApiVersion })
    .fetch<string | null>('*[_id in [$id, "drafts." + $id]][0].name', { id: townId }, { perspective: 'raw' })
  return S.list()
    .id('town-with-areas')
    .title(name ?? 'New town')
    .items([
      S.listItem()
        .id('page')
        .title('Town page')
        .icon(EarthGlobeIcon)
        .child(S.document().schemaType('town').documentId(townId)),
      S.listItem()
        .id('areas')
        .title('Areas')
        .icon(PinIcon)
        .child(
          S.documentList()
            .id('areas')
            .title('Areas')
            .schemaType('area')
            .apiVersion(sanityApiVersion)
            .filter('_type == "area" && town._ref == $townId')
            .params({ townId })
            .defaultOrdering([{ field: 'name', direction: 'asc' }])
            // Without this, the form of a new area would open by itself, outside of its town.
            .canHandleIntent((intent, { template }) => intent === 'create' && template === 'area-of-town')
            // Last: Sanity forgets the templates when anything is set after them.
            .initialValueTemplates([S.initialValueTemplateItem('area-of-town', { townId })]),
        ),
    ])
}

/** The Studio's first column: what is still missing, singletons, places, lists, and what is seldom edited last. */
const contentList = (
  S: StructureBuilder,
  context: StructureResolverContext,
  { hasSampleVehicles }: StudioSettings,
) =>
  S.list()
    .id('content')
    .title('Content')
    .items([
      S.listItem()
        .id('before-you-go-live')
        .title('Before you go live')
        .icon(CheckmarkCircleIcon)
        .child(
          S.component(BeforeYouGoLive)
            .id('before-you-go-live')
            .title('Before you go live')
            .options({ hasSampleVehicles }),
        ),
      S.listItem()
        .id('unpublished')
        .title('Unpublished changes')
        .icon(EditIcon)
        .child(S.component(UnpublishedChanges).id('unpublished').title('Unpublished changes')),
      S.listItem()
        .id('find-setting')
        .title('Find a setting')
        .icon(SearchIcon)
        .child(S.component(FindSetting).id('find-setting').title('Find a setting')),
      S.divider(),
      singleton(S, 'homePage', 'Home', HomeIcon),
      singleton(S, 'aboutPage', 'About', UsersIcon),
      singleton(S, 'contactPage', 'Contact', EnvelopeIcon),
      singleton(S, 'quotePage', 'Quote page', ClipboardIcon),
      singleton(S, 'guide', 'Guide', BookIcon),
      S.divider(),
      S.listItem()
        .id('towns')
        .title('Towns and areas')
        .icon(EarthGlobeIcon)
        .child(
          S.documentList()
            .id('towns')
            .title('Towns')
            .schemaType('town')
            .filter('_type == "town"')
            .apiVersion(sanityApiVersion)
            // A link to a town's form would open the list of its page and areas; Sanity opens the form by itself.
            .canHandleIntent((intent, { type }) => intent === 'create' && type === 'town')
            .defaultOrdering([{ field: 'name', direction: 'asc' }])
            // A new town has no areas yet: its form opens at once.
            .child((townId, { params }) =>
              params.template === undefined
                ? townWithAreas(S, townId, context)
                : S.document().schemaType('town').documentId(townId),
            ),
        ),
      collection(S, 'freePage', 'More pages', DocumentsIcon, { field: 'name', direction: 'asc' }),
      S.divider(),
      orderedList(S, 'faq', 'FAQ', HelpCircleIcon),
      orderedList(S, 'testimonial', 'Testimonials', CommentIcon),
      collection(S, 'purchase', 'Purchases', BillIcon, { field: 'month', direction: 'desc' }),
      orderedList(S, 'person', 'Our people', UserIcon),
      collection(S, 'notice', 'Notices', InfoOutlineIcon, { field: 'from', direction: 'desc' }),
      collection(S, 'legalPage', 'Legal pages', DocumentTextIcon, { field: 'title', direction: 'asc' }),
      collection(S, 'redirect', 'Redirects', TransferIcon, { field: 'from', direction: 'asc' }),
      S.divider(),
      enquiryInbox(S),
      S.divider(),
      singleton(S, 'siteSettings', 'Site settings', CogIcon),
    ])

/** The Studio's structure, for an installation of this kind. */
export const structure =
  (settings: StudioSettings): StructureResolver =>
  (S, context) =>
    contentList(S, context, settings)
