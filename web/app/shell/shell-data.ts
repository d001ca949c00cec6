import { useRouteLoaderData } from 'react-router'
import type { ConsentData } from '../core/blocks/consent/consent-data.ts'
import type { Person } from '../core/content/session/session.ts'
import type { Site } from '../core/content/use-site.ts'
import type { CompiledMessages } from '../core/i18n/messages.ts'
import type { OverlayTimes } from './loading-overlay/overlay-times.ts'
import type { PageMeta } from './meta/page-meta.ts'
import type { SiteNavigation } from './navigation/navigation.ts'
import type { UnreadNotifications } from './site-header/use-unread.ts'
import type { TagSettings } from './tracking/tag-settings.ts'

/** What the root's loader gives: what pages know of the site, and what stands around them. */
export interface ShellData extends Site {
  navigation: SiteNavigation
  /** Who is signed in; always null in a page that is kept. */
  person: Person | null
  /** What is new for him, where that is known. */
  bell?: UnreadNotifications
  /** What editors wrote for search engines about this page; goes before the page's own. */
  recordMeta: PageMeta
  overlay: OverlayTimes
  consent: ConsentData
  /** Null: nothing is measured, whatever a visitor accepts. */
  tags: TagSettings | null
  messages: CompiledMessages
  /** The page's own address, where it answers a form that was sent to another. */
  shownAt?: string
}

/** Undefined only when the root's own loader failed. */
export function useShellData(): ShellData | undefined {
  return useRouteLoaderData<ShellData>('root')
}
