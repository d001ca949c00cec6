import type { Settings } from '@washhouse/contract/settings/settings.contract'
import { useRouteLoaderData } from 'react-router'
import type { CompiledMessages } from './i18n/messages.ts'

/** What the root's loader gives every page. */
export interface SiteData {
  /** Public address of the site, without a path. */
  origin: string
  /** Null while the content service has never answered. */
  settings: Settings | null
  messages: CompiledMessages
}

/** The site's data; undefined only when the root's own loader failed. */
export function useSite(): SiteData | undefined {
  return useRouteLoaderData<SiteData>('root')
}
