import { profileFixture } from '@washhouse/contract/account/account.fixtures'
import { refusal, type ReceivedRequest } from '@washhouse/contract/client/service.fixtures'
import type { Language } from '@washhouse/contract/language'
import { RouterContextProvider } from 'react-router'
import { pageContent } from '../content/content.server.ts'
import { pageCaller } from '../content/page-caller.ts'
import { openPageContent } from '../content/page-content.ts'
import { sessionState, type SessionState } from '../content/session/session.ts'
import { localePath } from '../i18n/language.ts'
import { requestContext } from '../request/request-context.ts'
import { contentClient, playContent } from './played-client.ts'

export const memberToken = 'the-token-of-somsri'
const somsri = {
  accessToken: memberToken,
  refreshToken: 'refresh',
  expiresAt: Number.MAX_SAFE_INTEGER,
}

type Answer = Response | Error | ((sent: ReceivedRequest) => Response)

interface MemberVisit {
  /** By method and path, e.g. 'GET /api/sessions'; a member asks for himself unless said otherwise, the rest is missing. */
  answers?: Readonly<Record<string, Answer>>
  language?: Language
  /** Nobody is signed in. */
  isStranger?: boolean
}

/** One request of a member: what loaders and actions are called with, and what became of it. */
export function openMemberVisit({
  answers = {},
  language = 'en',
  isStranger = false,
}: MemberVisit = {}) {
  const me = Response.json({ data: profileFixture.wire[language] })
  const known: Readonly<Record<string, Answer>> = { 'GET /users/me': me, ...answers }
  const service = playContent((sent) => {
    const answer = known[nameOf(sent)]
    if (answer instanceof Error) throw answer
    if (typeof answer === 'function') return answer(sent)
    return answer?.clone() ?? refusal(404, 'ROUTE_NOT_FOUND', 'No.')
  })

  const person = { firstName: 'สมศรี', avatar: null }
  const session = isStranger ? null : { ...somsri, isRemembered: true, person }
  const state: SessionState = { session, change: 'none' }
  const caller = { language, deadline: new AbortController().signal }
  const context = new RouterContextProvider()
  context.set(pageCaller, caller)
  context.set(
    pageContent,
    openPageContent({ client: contentClient, ...caller, onFailure: () => undefined }),
  )
  context.set(sessionState, state)
  context.set(requestContext, {})

  function argsOf(path: string, init: RequestInit) {
    const url = new URL(localePath(language, path), 'http://site.test')
    return { request: new Request(url, init), url, context, params: {}, pattern: url.pathname }
  }

  return {
    state,
    opens: (path: string) => argsOf(path, {}),
    sends(path: string, fields: Readonly<Record<string, string | File>> = {}) {
      const body = new FormData()
      for (const [name, value] of Object.entries(fields)) body.set(name, value)
      return argsOf(path, { method: 'POST', body })
    },
    /** Each call by its name and token, in order. */
    asked: () => service.received.map(nameOf),
    /** What a call was sent with: its record, and for whom. */
    sentTo(name: string) {
      const sent = service.received.find((received) => nameOf(received) === name)
      if (!sent) throw new Error(`nobody asked ${name}`)
      const record: unknown = sent.body === undefined ? null : JSON.parse(sent.body)
      return { record, authorization: sent.headers['authorization'] }
    },
  }
}

function nameOf({ method, url }: ReceivedRequest): string {
  return `${method} ${new URL(url).pathname}`
}

/** Where an answer leads, or where a page led instead of answering; an error for any other. */
export async function ledTo(work: () => unknown): Promise<string> {
  const outcome: unknown = await Promise.resolve()
    .then(work)
    .catch((thrown: unknown) => thrown)
  if (!(outcome instanceof Response)) throw new Error('it leads nowhere', { cause: outcome })
  return outcome.headers.get('location') ?? ''
}
