import { useRouteLoaderData } from 'react-router'
import { openConsent, type ConsentData, type SentConsent } from '../blocks/consent/consent-data.ts'
import type { Person } from '../content/session/session.ts'
import type { SentSite, Site } from '../content/use-site.ts'
import { unpackOnce, type Packed } from '../ground/packed.ts'
import type { PackedMessages } from '../i18n/messages.ts'
import type { OverlayTimes } from './loading-overlay/overlay-times.ts'
import type { PageMeta } from './meta/page-meta.ts'
import type { SiteNavigation } from './navigation/navigation.ts'
import type { BellNews } from './site-header/use-bell.ts'
import type { TagSettings } from './tracking/tag-settings.ts'

/** What pages know of the site, and what stands around them. */
export interface ShellData extends Site {
  navigation: SiteNavigation
  /** Who is signed in; always null in a page that is kept. */
  person: Person | null
  /** What is new for him, where that is known. */
  bell?: BellNews
  /** What editors wrote for search engines about this page; goes before the page's own. */
  recordMeta: PageMeta
  overlay: OverlayTimes
  consent: ConsentData
  /** Null: nothing is measured, whatever a visitor accepts. */
  tags: TagSettings | null
  messages: PackedMessages
  /** The page's own address, where it answers a form that was sent to another. */
  shownAt?: string
}

/** The same as the root's loader sends it: what all pages have alike is packed. */
export interface SentShell extends Omit<ShellData, 'settings' | 'navigation' | 'consent'> {
  settings: SentSite['settings']
  navigation: Packed<SiteNavigation>
  consent: SentConsent
}

/** Undefined only when the root's own loader failed. */
export function useShellData(): ShellData | undefined {
  const sent = useRouteLoaderData<SentShell>('root')
  return (
    sent && {
      ...sent,
      settings: unpackOnce(sent.settings),
      navigation: unpackOnce(sent.navigation),
      consent: openConsent(sent.consent),
    }
  )
}
