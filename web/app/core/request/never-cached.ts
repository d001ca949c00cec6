import type { HeadersFunction } from 'react-router'

/** `export const headers = neverCached`: a page that one visitor alone may see, nobody's cache. */
export const neverCached: HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' })
