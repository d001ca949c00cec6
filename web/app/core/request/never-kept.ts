import type { HeadersFunction } from 'react-router'

/** `export const headers = neverKept`: a page that one visitor alone may see, nobody's cache. */
export const neverKept: HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' })
