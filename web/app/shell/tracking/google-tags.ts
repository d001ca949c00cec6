import { loadScript } from './load-script.ts'
import { plainReferrer } from './plain-referrer.ts'
import type { Granted } from '../../core/blocks/consent/tag-cookies.ts'
import type { TagSettings } from './tag-settings.ts'

declare global {
  var dataLayer: unknown[] | undefined
}

const adSignals = ['ad_storage', 'ad_user_data', 'ad_personalization']
const otherSignals = ['functionality_storage', 'personalization_storage', 'security_storage']

function gtag(..._command: unknown[]): void {
  globalThis.dataLayer ??= []
  // Not an array, which would not be read as a command.
  globalThis.dataLayer.push(arguments)
}

/**
 * Loads the containers and the analytics property. All signals are denied before anything loads. Then the accepted ones are
 * granted, so that only the page view is sent.
 */
export function startGoogleTags(tags: TagSettings, granted: Granted, pathname: string): void {
  const { containers, analyticsId, tagOrigin } = tags
  if (containers.length === 0 && analyticsId === null) return
  gtag(
    'consent',
    'default',
    signals('denied', [...adSignals, 'analytics_storage', ...otherSignals]),
  )
  gtag('set', 'ads_data_redaction', true)
  gtag('set', 'url_passthrough', false)
  if (granted.analytics || granted.advertising) grantSignals(granted)
  // No query, here or in the referrer: it may contain input of the visitor.
  gtag('set', {
    page_location: location.origin + pathname,
    // The title of a following search page would contain the search text.
    page_title: document.title,
    page_referrer: plainReferrer(document.referrer, location.origin),
  })
  if (analyticsId !== null) {
    gtag('js', new Date())
    gtag('config', analyticsId)
    loadScript(`${tagOrigin}/gtag/js?id=${analyticsId}`)
  }
  if (containers.length === 0) return
  // Once for both containers, which read the same list.
  globalThis.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  for (const id of containers) loadScript(`${tagOrigin}/gtm.js?id=${id}`)
}

export function grantSignals({ analytics, advertising }: Granted): void {
  gtag('consent', 'update', {
    ...signals(advertising ? 'granted' : 'denied', adSignals),
    ...signals(analytics ? 'granted' : 'denied', ['analytics_storage']),
  })
}

function signals(value: 'granted' | 'denied', names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, value]))
}
