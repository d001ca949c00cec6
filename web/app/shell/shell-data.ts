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

/** Data of the root's loader: the site and the frame of its pages. */
export interface ShellData extends Site {
  navigation: SiteNavigation
  /** The signed-in member; always null in a cached page. */
  person: Person | null
  /** Unread notifications of the member, if known. */
  bell?: UnreadNotifications
  /** The editors' search engine texts for this page; they replace the page's own. */
  recordMeta: PageMeta
  overlay: OverlayTimes
  consent: ConsentData
  /** Null: nothing is measured, whatever a visitor accepts. */
  tags: TagSettings | null
  messages: CompiledMessages
  /** The page's own address, if it is the response to a form of another page. */
  shownAt?: string
}

/** Undefined only if the root's own loader failed. */
export function useShellData(): ShellData | undefined {
  return useRouteLoaderData<ShellData>('root')
}
