import type { Settings } from '@washhouse/contract/settings/settings.contract'
import { useRouteLoaderData } from 'react-router'
import type { CarriedText } from '../request/carried-text.server.ts'

/** Site data for every page, from the root's loader. */
export interface Site {
  /** Public address of the site, without a path. */
  origin: string
  /** Null while the content service has never answered. */
  settings: Settings | null
  /** Input of a form whose sender had to sign in. */
  carried?: CarriedText
}

/** Undefined only if the root's own loader failed. */
export function useSite(): Site | undefined {
  return useRouteLoaderData<Site>('root')
}
