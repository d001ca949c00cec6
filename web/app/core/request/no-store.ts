import type { HeadersFunction } from 'react-router'

/** `export const headers = noStore`: for a page private to one visitor. */
export const noStore: HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' })
