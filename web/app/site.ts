import type { Settings } from '@washhouse/contract/settings/settings.contract'
import { useRouteLoaderData } from 'react-router'
import type { ConsentData } from './blocks/consent/consent-data.ts'
import type { OverlayTimes } from './blocks/loading-overlay/overlay-times.ts'
import type { PageHead } from './head/head.ts'
import type { CompiledMessages } from './i18n/messages.ts'
import type { SiteNavigation } from './navigation.ts'
import type { TagSettings } from './tracking/tag-settings.ts'

/** What the root's loader gives every page. */
export interface SiteData {
  /** Public address of the site, without a path. */
  origin: string
  /** Null while the content service has never answered. */
  settings: Settings | null
  navigation: SiteNavigation
  /** What editors wrote for search engines about this page; goes before the page's own head. */
  recordHead: PageHead
  overlay: OverlayTimes
  consent: ConsentData
  /** Null: nothing is measured, whatever a visitor accepts. */
  tags: TagSettings | null
  messages: CompiledMessages
}

/** The site's data; undefined only when the root's own loader failed. */
export function useSite(): SiteData | undefined {
  return useRouteLoaderData<SiteData>('root')
}
