import type { Readable } from 'node:stream'
import { createContext, RouterContextProvider } from 'react-router'
import type { CarriedText } from './carried-text.server.ts'

/** Where a page's tags may load from and report to, by directive of its policy. */
export interface TagSources {
  script: string[]
  connect: string[]
  image: string[]
  frame: string[]
}

/** What the pages tell the HTTP server about what they rendered. */
export interface PageNote {
  /** What the page was made of, see `tagPage`. */
  tags: Set<string>
  /** True once a call failed: such a page is not kept as fresh. */
  isIncomplete: boolean
  /** Hosts of the configured tags, for the page's policy. */
  tagSources?: TagSources
  /** In which round of asking about cookies it was rendered; left out where the content service does not tell. */
  consentRound?: number
  /** The host of the editors' map, for the policy of the page that shows it. */
  mapOrigin?: string
  /** True on the page that shows the map. */
  hasMap?: boolean
  /**
   * The bytes of a document, whose answer then has no body: it is whole, and its way through a stream took half as long as
   * compressing it.
   */
  document?: Buffer
  /** Goes along to where this answer leads, which is shown in its place. */
  carried?: CarriedText
}

/** A cookie whose content the HTTP server seals: nobody else can have written it. */
export interface OwnCookie {
  /** What the visitor's browser sent, or was last told to keep; null for none, and for one that is none of ours. */
  readonly content: string | null
  /** The line of Set-Cookie; without an age the browser forgets the cookie when it is closed. */
  print(content: string, maxAgeSeconds: number | null): string
  /** The line by which the browser forgets it. */
  readonly clearing: string
}

/** What the HTTP server knows about a request and the pages need. */
export interface RequestContext {
  /** For inline scripts of a page that is not cached; cached pages are allowed by hashes. */
  nonce?: string
  /** Who asks, so that the content service's rate limits count visitors. */
  visitorAddress?: string
  /** His browser, as it names itself. */
  visitorAgent?: string
  /** Who is signed in; never there for a page that is kept. */
  sessionCookie?: OwnCookie
  /** By what the browser is known again when somebody signs in. */
  deviceCookie?: OwnCookie
  /** A journey to LINE that this browser is on. */
  lineCookie?: OwnCookie
  /** Whether the visitor has chosen about cookies, as far as the request tells. */
  hasConsent?: boolean
  /** The whole page is asked for, not the data for one that the browser draws. */
  isDocument?: boolean
  /** What was typed into a form that led here. */
  carried?: CarriedText
  /** The form that was sent was larger than its page takes: what did not fit is missing from it. */
  isBodyCut?: boolean
  note?: PageNote
  /** Takes the bytes of an answer that has none itself: they go to the visitor as they come. */
  passOn?: (body: Readable) => void
}

export const requestContext = createContext<RequestContext>({})

/** Called by the HTTP server once per request; it reaches this through the server build's entry. */
export function createLoadContext(values: RequestContext): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(requestContext, values)
  return context
}
