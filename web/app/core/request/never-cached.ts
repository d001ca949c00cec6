import type { HeadersFunction } from 'react-router'

/** `export const headers = neverCached`: for a page private to one visitor. */
export const neverCached: HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' })
