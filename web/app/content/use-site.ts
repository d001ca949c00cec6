import type { Settings } from '@washhouse/contract/settings/settings.contract'
import { useRouteLoaderData } from 'react-router'
import { unpackOnce, type Packed } from '../ground/packed.ts'
import type { CarriedText } from '../request/carried-text.server.ts'

/** What every page may know of the site. */
export interface Site {
  /** Public address of the site, without a path. */
  origin: string
  /** Null while the content service has never answered. */
  settings: Settings | null
  /** What was typed into a form before its sender had to sign in. */
  carried?: CarriedText
}

/** The same as the root's loader sends it. */
export type SentSite = Omit<Site, 'settings'> & { settings: Packed<Site['settings']> }

/** The site's data; undefined only when the root's own loader failed. */
export function useSite(): Site | undefined {
  const sent = useRouteLoaderData<SentSite>('root')
  return sent && { ...sent, settings: unpackOnce(sent.settings) }
}
