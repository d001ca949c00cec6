import type { TagRequest } from './tag-hosts.ts'

/** Meaning of the consent signals of a page view: advertising first, then analytics. */
const granted: Record<string, string> = {
  G100: 'everything denied',
  G101: 'analytics granted',
  G110: 'advertising granted',
  G111: 'everything granted',
}

/** Describes a request to a tag host. */
export function readRequest({ path, query }: TagRequest): string {
  switch (path) {
    case '/gtm.js':
      return `container ${query['id']} was loaded`
    case '/started':
      return `container ${query['id']} started`
    case '/gtag/js':
      return `analytics property ${query['id']} was loaded`
    case '/g/collect':
      return `page view of ${query['dl']} for ${query['tid']}: ${granted[query['gcs'] ?? ''] ?? query['gcs']}`
    case '/heard':
      return `the address ${query['address']} was read on a change`
    case '/en_US/fbevents.js':
      return 'the pixel was loaded'
    case '/tr':
      return `page view of ${query['path']} for pixel ${query['id']}`
    default:
      return `${path} was asked for`
  }
}
