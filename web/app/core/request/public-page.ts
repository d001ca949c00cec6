import { requestContext } from './request-context.ts'
import type { RouterContextProvider } from 'react-router'

/** Lets the page cache store a route's page; other routes are never cached. */
export interface PublicPage {
  publicPage: {
    /** Query parameters that select another page, e.g. 'page'; others are hidden from the page. */
    query: readonly string[]
    /** Free-text parameters: a request with one is rendered without the cache. */
    freeText: readonly string[]
  }
}

/** `export const handle = publicPage({ query: ['page'] })`; its loader names its content with `tagPage`. */
export function publicPage({
  query = [],
  freeText = [],
}: Partial<PublicPage['publicPage']> = {}): PublicPage {
  return { publicPage: { query, freeText } }
}

/** Tags a page with its content; a change of a tag invalidates the page. */
export function tagPage(context: Readonly<RouterContextProvider>, ...tags: string[]): void {
  const { note } = context.get(requestContext)
  for (const tag of tags) note?.tags.add(tag)
}
