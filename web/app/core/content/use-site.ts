import type { Settings } from '@washhouse/contract/settings/settings.contract'
import { useRouteLoaderData } from 'react-router'
import type { CarriedText } from '../request/carried-text.server.ts'

/** What every page may know of the site; the root's loader brings it. */
export interface Site {
  /** Public address of the site, without a path. */
  origin: string
  /** Null while the content service has never answered. */
  settings: Settings | null
  /** What was typed into a form before its sender had to sign in. */
  carried?: CarriedText
}

/** The site's data; undefined only when the root's own loader failed. */
export function useSite(): Site | undefined {
  return useRouteLoaderData<Site>('root')
}
