// First: the order of the style layers is declared in tokens.css.
import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import type { ReactNode } from 'react'
import {
  data,
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
} from 'react-router'
import type { Route } from './+types/root.ts'
import { ContactBar } from './blocks/contact-bar/contact-bar.tsx'
import { ConsentBanner } from './blocks/consent/consent-banner.tsx'
import { ConsentSettings } from './blocks/consent/consent-settings.tsx'
import { HideBanner } from './blocks/consent/hide-banner.tsx'
import { consentTags, readConsentWords } from './blocks/consent/read-consent.server.ts'
import { LoadingOverlay } from './blocks/loading-overlay/loading-overlay.tsx'
import { overlayTimesOf } from './blocks/loading-overlay/overlay-times.ts'
import { SiteFooter } from './blocks/site-footer/site-footer.tsx'
import { SiteHeader } from './blocks/site-header/site-header.tsx'
import {
  pageContent,
  providePageContent,
  readSeoRecords,
  readSettings,
  readTracking,
} from './content.server.ts'
import { BareErrorPage } from './errors/bare-error-page.tsx'
import { ErrorPage, type ErrorKind } from './errors/error-page.tsx'
import { useOfflineReload } from './errors/use-offline-reload.ts'
import { FontLinks } from './head/font-links.tsx'
import { HeadTags } from './head/head-tags.tsx'
import { IconLinks } from './head/icon-links.tsx'
import { recordHeadOf } from './head/seo-record.server.ts'
import { messagesFor } from './i18n/compile.server.ts'
import { languageOf } from './i18n/language.ts'
import { TextProvider, useText } from './i18n/use-text.tsx'
import { readSiteNavigation } from './navigation.server.ts'
import { findHead, mergeMessages } from './page-data.ts'
import { shellMessages, type ShellMessageId } from './shell.messages.ts'
import { tagPage } from './page-cache/public-page.ts'
import { requestContext } from './request-context.ts'
import { useSite, type SiteData } from './site.ts'
import { tagSettingsOf } from './tracking/tag-settings.ts'
import { tagSourcesOf } from './tracking/tag-sources.ts'
import { TagRunner } from './tracking/tag-runner.tsx'
import { SkipLink } from './ui/skip-link/skip-link.tsx'

export const middleware: Route.MiddlewareFunction[] = [providePageContent]

export async function loader({ url, context }: Route.LoaderArgs) {
  tagPage(context, 'settings', 'navigation', 'seo', 'tracking', ...consentTags)
  const content = context.get(pageContent)
  const { hasConsent = false, note } = context.get(requestContext)
  const [settings, navigation, seoRecords, tracking, words] = await Promise.all([
    readSettings(content),
    readSiteNavigation(content),
    readSeoRecords(content),
    readTracking(content),
    readConsentWords(content),
  ])
  const tags = tagSettingsOf(tracking)
  if (tags && note) note.tagSources = tagSourcesOf(tags)
  const mapOrigin = URL.parse(settings?.mapStyleUrl ?? '')?.origin
  if (mapOrigin && note) note.mapOrigin = mapOrigin
  const site: SiteData = {
    origin: url.origin,
    settings,
    navigation,
    recordHead: recordHeadOf(seoRecords ?? [], url.pathname),
    overlay: overlayTimesOf(tracking),
    // The specification's start, until an editor's is known.
    consent: { ...words, hasChoice: hasConsent, startTicked: tracking?.startTicked ?? true },
    tags,
    messages: messagesFor(content.language, shellMessages),
  }
  return data(site, { status: settings ? 200 : 503 })
}

export function Layout({ children }: { children: ReactNode }) {
  const site = useSite()
  const matches = useMatches()
  const { pathname } = useLocation()
  const language = languageOf(pathname)
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#071a33" />
        <IconLinks language={language} icon={site?.settings?.icon ?? null} />
        <FontLinks language={language} />
        <Links />
      </head>
      <body>
        <TextProvider language={language} messages={mergeMessages(matches)}>
          {site ? <Frame site={site}>{children}</Frame> : children}
        </TextProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

function Frame({ site, children }: { site: SiteData; children: ReactNode }) {
  const t = useText<ShellMessageId>()
  return (
    <>
      <LoadingOverlay times={site.overlay} />
      <SkipLink target="content" label={t('shell.skip')} />
      <HideBanner />
      <ConsentBanner consent={site.consent} />
      <SiteHeader settings={site.settings} entries={site.navigation.header} />
      {children}
      {site.settings && <ContactBar settings={site.settings} />}
      {site.settings && <SiteFooter settings={site.settings} groups={site.navigation.footer} />}
      <ConsentSettings consent={site.consent} />
      <TagRunner tags={site.tags} />
    </>
  )
}

export default function App({
  loaderData: { settings, origin, recordHead },
}: Route.ComponentProps) {
  const matches = useMatches()
  const { pathname } = useLocation()
  if (!settings) return <ErrorPage kind="away" />
  return (
    <>
      <HeadTags
        language={languageOf(pathname)}
        origin={origin}
        pathname={pathname}
        settings={settings}
        page={{ ...findHead(matches), ...recordHead }}
      />
      <Outlet />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const site = useSite()
  useOfflineReload(error)
  return site ? <ErrorPage kind={kindOf(error)} /> : <BareErrorPage />
}

function kindOf(error: unknown): ErrorKind {
  if (!isRouteErrorResponse(error)) return 'failed'
  if (error.status === 404) return 'notFound'
  return error.status === 503 ? 'away' : 'failed'
}
