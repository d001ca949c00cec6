import type { Readable } from 'node:stream'
import { createContext, RouterContextProvider } from 'react-router'
import type { CarriedText } from './carried-text.server.ts'

/** Sources of a page's tags, by directive of its policy. */
export interface TagSources {
  script: string[]
  connect: string[]
  image: string[]
  frame: string[]
}

/** What a page reports to the HTTP server about its rendering. */
export interface PageNote {
  /** Content tags of the page, see `tagPage`. */
  tags: Set<string>
  /** True once a call failed: such a page is not cached as fresh. */
  isIncomplete: boolean
  /** Hosts of the configured tags, for the page's policy. */
  tagSources?: TagSources
  /** Host of the editors' map, for the policy of its page. */
  mapOrigin?: string
  /** True on the page with the map. */
  hasMap?: boolean
  /**
   * The complete bytes of a document; the response then has no body. Sending them through a stream took half as long as
   * compressing them.
   */
  document?: Buffer
  /** Input for the redirect's target, which is rendered in place of this response. */
  carried?: CarriedText
}

/** A cookie whose content the HTTP server seals, so that nobody else can write it. */
export interface OwnCookie {
  /** The content that the browser sent, or was last told to store; null if there is none or the seal is wrong. */
  readonly content: string | null
  /** Returns a Set-Cookie value; without an age the cookie ends with the browser session. */
  print(content: string, maxAgeSeconds: number | null): string
  /** The Set-Cookie value that deletes it. */
  readonly clearing: string
}

/** What the pages need from the HTTP server about a request. */
export interface RequestContext {
  /** For inline scripts of a page that is not cached; cached pages use hashes. */
  nonce?: string
  /** The client, so that the content service's rate limits count visitors. */
  visitorAddress?: string
  /** The User-Agent of the visitor. */
  visitorAgent?: string
  /** The session; never set for a cached page. */
  sessionCookie?: OwnCookie
  /** Device token, which identifies the browser at login. */
  deviceCookie?: OwnCookie
  /** State of a LINE authorization in this browser. */
  lineCookie?: OwnCookie
  /** A document request, not a data request of the router. */
  isDocument?: boolean
  /** Input of a form that redirected here. */
  carried?: CarriedText
  /** The request body was larger than its page accepts: the rest is missing. */
  isBodyCut?: boolean
  note?: PageNote
  /** Streams the body of a response that has none itself to the visitor. */
  passOn?: (body: Readable) => void
}

export const requestContext = createContext<RequestContext>({})

/** Called by the HTTP server once per request, through the entry of the server build. */
export function createLoadContext(values: RequestContext): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(requestContext, values)
  return context
}
