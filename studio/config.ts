// Before anything of Sanity.
import './slug-title.ts'
import { createClient } from '@sanity/client'
import { BarChartIcon } from '@sanity/icons/BarChart'
import { defineConfig } from 'sanity'
import { presentationTool } from 'sanity/presentation'
import { structureTool } from 'sanity/structure'
import type { ContentSource } from '../lib/env/env.ts'
import { schemaTypes } from '../schemas/index.ts'
import { LakeConnection } from './connection/lake-connection.ts'
import { UnsentChanges } from './connection/unsent-changes.ts'
import { embeddedLayout } from './embedded-layout.tsx'
import { renderInput } from './form-inputs.tsx'
import { FiguresTool } from './inbox/figures-tool.tsx'
import { defaultDocumentNode, EnquiryBadge } from './inbox/enquiry-document.ts'
import { DocumentWithLivePreview, tellingPreviews } from './live-preview.tsx'
import { openInPreview } from './open-in-preview/open-in-preview.ts'
import { peopleTool } from './people/people-tool.ts'
import { britishEnglish, plainLabels } from './plain-labels.ts'
import { resolve } from './presentation.ts'
import { notingSignOut, signInProviders } from './sign-out.ts'
import { documentActions, newDocumentOptions, templates } from './singletons.ts'
import { stateLabels } from './state-labels.ts'
import { structure, type StudioSettings } from './structure.ts'
import { touchSizes } from './touch-sizes.tsx'
import { withVisitorTextsShown } from './visitor-texts.ts'

/**
 * The Studio's configuration. The connection is an argument because there are no environment variables in a browser.
 */
export function studioConfig(
  { projectId, dataset, apiHost }: ContentSource,
  settings: StudioSettings = { hasSampleVehicles: false },
) {
  const connection = new LakeConnection((input, init) => fetch(input, init), new UnsentChanges())
  return defineConfig({
    name: 'default',
    title: 'Studio',
    projectId,
    dataset,
    basePath: '/studio',
    ...(apiHost && {
      apiHost,
      // With one login method, the Studio redirects to it at once.
      auth: { loginMethod: 'token', redirectOnSingle: true, providers: signInProviders, apiHost },
      // By default the Studio sends requests to `<projectId>.<apiHost>`, a host name that few browsers resolve.
      unstable_clientFactory: (options) =>
        createClient({
          ...options,
          apiHost,
          // oxlint-disable-next-line typescript/no-deprecated -- no other option keeps the project out of the host name
          useProjectHostname: false,
          resolveFetch: () => tellingPreviews(notingSignOut(connection.fetch)),
        }),
      studio: { components: { layout: embeddedLayout(connection) } },
    }),
    schema: { types: withVisitorTextsShown(schemaTypes), templates },
    plugins: [
      touchSizes(),
      structureTool({ title: 'Content', structure: structure(settings), defaultDocumentNode }),
      presentationTool({
        title: 'Preview',
        previewUrl: {
          initial: '/',
          previewMode: { enable: '/api/draft-mode/enable', disable: '/api/draft-mode/disable' },
        },
        resolve,
      }),
    ],
    tools: (tools) => [
      ...tools,
      { name: 'figures', title: 'Figures', icon: BarChartIcon, component: FiguresTool },
      peopleTool({ apiHost }),
    ],
    form: {
      components: {
        input: renderInput,
      },
    },
    i18n: { locales: [britishEnglish], bundles: [...plainLabels, stateLabels] },
    document: {
      actions: documentActions,
      badges: (badges, { schemaType }) => (schemaType === 'enquiry' ? [EnquiryBadge] : badges),
      newDocumentOptions,
      unstable_fieldActions: (actions) => [...actions, openInPreview],
      comments: { enabled: false },
      components: { unstable_layout: DocumentWithLivePreview },
      // The embedded store sends no requests for access to anybody.
      askToEdit: { enabled: apiHost === undefined },
    },
    tasks: { enabled: false },
    releases: { enabled: false },
    scheduledDrafts: { enabled: false },
    scheduledPublishing: { enabled: false },
    announcements: { enabled: false },
    mediaLibrary: { enabled: false },
    apps: { canvas: { enabled: false } },
  })
}
