import { requestContext } from './request-context.ts'
import type { RouterContextProvider } from 'react-router'

/** A route's consent to be kept by the page cache; a route without it is never cached. */
export interface PublicPage {
  publicPage: {
    /** Query parameters that make another page of it, e.g. 'page'; others are not shown to it. */
    query: readonly string[]
    /** Parameters that hold free text: a request that has one is rendered for itself. */
    freeText: readonly string[]
  }
}

/** `export const handle = publicPage({ query: ['page'] })`; its loader says with `tagPage` what it shows. */
export function publicPage({
  query = [],
  freeText = [],
}: Partial<PublicPage['publicPage']> = {}): PublicPage {
  return { publicPage: { query, freeText } }
}

/** Names what a page was made of; a change of any of it makes the page anew. */
export function tagPage(context: Readonly<RouterContextProvider>, ...tags: string[]): void {
  const { note } = context.get(requestContext)
  for (const tag of tags) note?.tags.add(tag)
}
