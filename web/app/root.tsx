// Must be first: tokens.css declares the order of the style layers.
import './core/styles/tokens.css'
import './core/styles/fonts.css'
import './core/styles/base.css'
import { readUrl } from '@washhouse/contract/text/read-url'
import type { ReactNode } from 'react'
import { data, isRouteErrorResponse, Outlet, Scripts, useLocation, useMatches } from 'react-router'
import type { Route } from './+types/root.ts'
import { blockMessages } from './core/blocks/blocks.messages.ts'
import { useCrumbs } from './core/blocks/breadcrumb/use-crumbs.ts'
import { withoutExamples } from './core/blocks/members-gate/gate-examples.server.ts'
import { consentTags, readConsent } from './core/blocks/consent/read-consent.server.ts'
import { overlayTimesOf } from './shell/loading-overlay/overlay-times.ts'
import {
  pageContent,
  providePageContent,
  readSeoRecords,
  readSettings,
  readTracking,
} from './core/content/content.server.ts'
import { storeSession } from './core/content/session/store-session.server.ts'
import { sessionOf } from './core/content/session/session.ts'
import { Frame } from './shell/frame.tsx'
import {
  BareErrorPage,
  ErrorPage,
  useOfflineReload,
  type ErrorKind,
} from './shell/errors/error-page.tsx'
import { FontLinks } from './core/styles/font-links.tsx'
import { PageStyles } from './core/styles/page-styles.tsx'
import { MetaTags } from './shell/meta/meta-tags.tsx'
import { findPageMeta, joinMeta } from './shell/meta/page-meta.ts'
import { IconLinks } from './shell/meta/icon-links.tsx'
import { recordMetaOf } from './shell/meta/seo-record.server.ts'
import { messagesFor } from './core/i18n/compile.server.ts'
import { languageOf } from './core/i18n/language.ts'
import { TextProvider } from './core/i18n/use-text.tsx'
import { readSiteNavigation } from './shell/navigation/read-navigation.server.ts'
import { memberSectionMessages } from './core/blocks/member-sections/member-sections.messages.ts'
import { mergeMessages } from './core/i18n/merge-messages.ts'
import { notificationMenuMessages } from './shell/site-header/notification-menu.messages.ts'
import { readUnread } from './shell/site-header/read-unread.server.ts'
import { shellMessages } from './shell/shell.messages.ts'
import { keepAddressesApart } from './core/request/measured-document.ts'
import { tagPage } from './core/request/public-page.ts'
import { requestContext } from './core/request/request-context.ts'
import { LateScripts } from './shell/late-scripts/late-scripts.tsx'
import { ScrollMemory } from './shell/scroll-memory/scroll-memory.tsx'
import { ShownAt } from './shell/page-arrival/page-arrival.tsx'
import { useShellData, type ShellData } from './shell/shell-data.ts'
import { tagSettingsOf, tagSourcesOf } from './shell/tracking/tag-settings.ts'

export const middleware: Route.MiddlewareFunction[] = [providePageContent, storeSession]
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepAddressesApart]

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args
  tagPage(context, 'settings', 'navigation', 'seo', 'tracking', ...consentTags)
  const content = context.get(pageContent)
  const { note, carried } = context.get(requestContext)
  const [settings, navigation, seoRecords, tracking, consent, bell] = await Promise.all([
    readSettings(content),
    readSiteNavigation(content),
    readSeoRecords(content),
    readTracking(content),
    readConsent(content),
    readUnread(args),
  ])
  const tags = tagSettingsOf(tracking)
  if (tags && note) note.tagSources = tagSourcesOf(tags)
  const mapOrigin = readUrl(settings?.mapStyleUrl ?? '')?.origin
  if (mapOrigin && note) note.mapOrigin = mapOrigin
  // Read only now: the call for the notification menu may have shown that the session has ended.
  const person = sessionOf(context)?.person ?? null
  const site: ShellData = {
    origin: url.origin,
    settings: settings && withoutExamples(settings),
    navigation,
    person,
    ...(bell && { bell }),
    recordMeta: recordMetaOf(seoRecords ?? [], url.pathname),
    overlay: overlayTimesOf(tracking),
    consent,
    tags,
    // Members' texts are omitted for visitors.
    messages: messagesFor(
      content.language,
      shellMessages,
      blockMessages,
      memberSectionMessages,
      person && notificationMenuMessages,
    ),
    ...(carried && { carried, shownAt: url.pathname + url.search }),
  }
  return data(site, { status: settings ? 200 : 503 })
}

export function Layout({ children }: { children: ReactNode }) {
  const site = useShellData()
  const matches = useMatches()
  const { pathname } = useLocation()
  const language = languageOf(pathname)
  return (
    <html lang={language} data-consent-round={site?.consent.round}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#071a33" />
        <IconLinks language={language} icon={site?.settings?.icon ?? null} />
        <FontLinks language={language} />
        <PageStyles />
      </head>
      <body>
        {site?.shownAt !== undefined && <ShownAt address={site.shownAt} />}
        <LateScripts />
        <TextProvider language={language} messages={mergeMessages(matches)}>
          {site ? <Frame site={site}>{children}</Frame> : children}
        </TextProvider>
        <ScrollMemory />
        <Scripts />
      </body>
    </html>
  )
}

export default function App({
  loaderData: { settings, origin, recordMeta },
}: Route.ComponentProps) {
  const matches = useMatches()
  const crumbs = useCrumbs()
  const { pathname } = useLocation()
  if (!settings) return <ErrorPage kind="away" />
  return (
    <>
      <MetaTags
        language={languageOf(pathname)}
        origin={origin}
        pathname={pathname}
        settings={settings}
        crumbs={crumbs}
        page={joinMeta(findPageMeta(matches), recordMeta)}
      />
      <Outlet />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const site = useShellData()
  useOfflineReload(error)
  return site ? <ErrorPage kind={kindOf(error)} /> : <BareErrorPage />
}

function kindOf(error: unknown): ErrorKind {
  if (!isRouteErrorResponse(error)) return 'failed'
  if (error.status === 404) return 'notFound'
  return error.status === 503 ? 'away' : 'failed'
}
