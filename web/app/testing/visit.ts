import { profileFixture } from '@washhouse/contract/account/account.fixtures'
import { refusal, type ReceivedRequest } from '@washhouse/contract/client/service.fixtures'
import type { Language } from '@washhouse/contract/language'
import { RouterContextProvider } from 'react-router'
import { pageContent } from '../core/content/content.server.ts'
import { pageCaller } from '../core/content/page-caller.ts'
import { openPageContent } from '../core/content/page-content.ts'
import { sessionState, type Session, type SessionState } from '../core/content/session/session.ts'
import { localePath } from '../core/i18n/language.ts'
import { requestContext, type OwnCookie, type PageNote } from '../core/request/request-context.ts'
import { contentClient, playContent } from './played-client.ts'

type Answer = Response | Error | ((sent: ReceivedRequest) => Response)

type Sent = string | File

interface VisitOptions {
  /** Answers of the fake content service, by method and path; others are 404. */
  answers: Readonly<Record<string, Answer>>
  language?: Language
  session?: Session | null
  /** The token of the device cookie. */
  device?: string | null
  /** The authorization state in the LINE cookie. */
  journey?: object | null
}

/** One request of a visitor, for loaders and actions, with its effects. */
export function openVisit({
  answers,
  language = 'en',
  session = null,
  device = null,
  journey = null,
}: VisitOptions) {
  const service = playContent((sent) => {
    const answer = answers[nameOf(sent)]
    if (answer instanceof Error) throw answer
    if (typeof answer === 'function') return answer(sent)
    return answer?.clone() ?? refusal(404, 'ROUTE_NOT_FOUND', 'No.')
  })
  const caller = {
    language,
    deadline: new AbortController().signal,
    visitorAddress: '203.0.113.9',
  }
  const state: SessionState = { session, change: 'none' }
  const context = new RouterContextProvider()
  context.set(pageCaller, caller)
  context.set(
    pageContent,
    openPageContent({ client: contentClient, ...caller, onFailure: () => undefined }),
  )
  context.set(sessionState, state)
  const note: PageNote = { tags: new Set(), isIncomplete: false }
  context.set(requestContext, {
    isDocument: true,
    note,
    deviceCookie: cookieOf(device),
    lineCookie: cookieOf(journey && JSON.stringify(journey)),
  })

  function addressed<Path extends string>(path: Path, query: string) {
    const url = new URL(localePath(language, path) + query, 'http://site.test')
    return { url, context, params: {}, pattern: path }
  }

  return {
    state,
    /** The page's note to the HTTP server. */
    note,
    /** Arguments for the loader of a page without parameters. */
    opens<Path extends string>(path: Path, query = '') {
      const args = addressed(path, query)
      return { ...args, request: new Request(args.url) }
    },
    /** Arguments for its action. */
    sends<Path extends string>(
      path: Path,
      fields: Readonly<Record<string, Sent | readonly Sent[]>> = {},
    ) {
      const args = addressed(path, '')
      const body = new FormData()
      for (const [name, values] of Object.entries(fields))
        for (const value of [values].flat()) body.append(name, value)
      return { ...args, request: new Request(args.url, { method: 'POST', body }) }
    },
    /** The calls to the service in order, e.g. 'POST /auth/login'. */
    asked: () => service.received.map(nameOf),
    /** The first call of this name. */
    sentTo(name: string) {
      const sent = service.received.find((received) => nameOf(received) === name)
      if (!sent) throw new Error(`no call of ${name}`)
      const record: unknown = JSON.parse(sent.body ?? 'null')
      return { record, token: sent.headers['authorization'] ?? null, headers: sent.headers }
    },
  }
}

export const memberToken = 'the-token-of-somsri'

const somsri: Session = {
  accessToken: memberToken,
  refreshToken: 'refresh',
  expiresAt: Number.MAX_SAFE_INTEGER,
  isRemembered: true,
  person: { firstName: 'สมศรี', avatar: null },
}

interface MemberVisit extends Partial<Pick<VisitOptions, 'answers' | 'language'>> {
  /** Not signed in. */
  isStranger?: boolean
}

/** A visit of a signed-in member. By default the service knows the member. */
export function openMemberVisit({
  answers = {},
  language = 'en',
  isStranger = false,
}: MemberVisit = {}) {
  const me = Response.json({ data: profileFixture.wire[language] })
  const known = { 'GET /users/me': me, ...answers }
  return openVisit({ answers: known, language, session: isStranger ? null : somsri })
}

function nameOf({ method, url }: ReceivedRequest): string {
  return `${method} ${new URL(url).pathname}`
}

function cookieOf(content: string | null): OwnCookie {
  return { content, print: (sealed) => sealed, clearing: '' }
}

/** The redirect target of an action or a loader. */
export function ledTo(outcome: unknown): string | null {
  return outcome instanceof Response ? outcome.headers.get('location') : null
}

/** The redirect target of a loader that throws its redirect. */
export async function ledAway(visit: () => unknown): Promise<string | null> {
  try {
    return ledTo(await visit())
  } catch (thrown) {
    return ledTo(thrown)
  }
}
