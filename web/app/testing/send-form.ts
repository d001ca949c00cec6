import { createContentClient } from '@washhouse/contract/client/content-client'
import type { playService } from '@washhouse/contract/client/service.fixtures'
import type { Language } from '@washhouse/contract/language'
import { RouterContextProvider } from 'react-router'
import { expect } from 'vitest'
import type { FormAnswer } from '../core/blocks/form/form-answer.ts'
import type { FormDefinition } from '../core/blocks/form/form-definition.ts'
import { handleForm } from '../core/blocks/form/handle-form.server.ts'
import { pageContent } from '../core/content/content.server.ts'
import { openPageContent, type PageContent } from '../core/content/page-content.ts'
import { sessionState } from '../core/content/session/session.ts'
import { requestContext, type PageNote } from '../core/request/request-context.ts'

export interface Sending {
  service: ReturnType<typeof playService>
  language?: Language
  isBodyCut?: boolean
  headers?: Record<string, string>
  body?: BodyInit
  path?: Parameters<typeof handleForm>[0]['path']
  /** A member's access token. */
  token?: string
  through?: Parameters<typeof handleForm>[0]['service']
  /** Simulates a browser without scripts: the page's note to the HTTP server. */
  note?: PageNote
}

/** Submits a form to an action that redirects to /thanks with the service's answer. */
export async function sendForm<Body, Result>(
  definition: FormDefinition<Body, Result>,
  fields: Record<string, string | File>,
  {
    service,
    language = 'en',
    isBodyCut = false,
    headers = {},
    body,
    path,
    token,
    through,
    note,
  }: Sending,
) {
  const context = new RouterContextProvider()
  const client = createContentClient({
    baseUrl: 'http://content.test',
    serviceToken: 'token',
    fetch: service.fetch,
  })
  const deadline = new AbortController().signal
  const visitor = { language, deadline, visitorAddress: '203.0.113.9' }
  const content = openPageContent({ client, ...visitor, onFailure: () => undefined })
  const asMember: Pick<PageContent, 'store'> = {
    store: (write, record, options) =>
      content.store(write, record, { ...options, ...(token && { token }) }),
  }
  context.set(pageContent, content)
  context.set(sessionState, { session: null, change: 'none' })
  context.set(requestContext, { isBodyCut, ...(note && { note, isDocument: true }) })
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const request = new Request('http://site.test/form', {
    method: 'POST',
    headers,
    body: body ?? form,
  })
  return handleForm(
    {
      request,
      url: new URL(request.url),
      context,
      ...(path && { path }),
      ...(through && { service: through }),
      ...(token && { service: () => asMember }),
    },
    definition,
    (result) => `/thanks?${encodeURIComponent(JSON.stringify(result))}`,
  )
}

type Outcome = Awaited<ReturnType<typeof sendForm>>

/** The answer that the page renders; checks that the status matches. */
export function answerOf(outcome: Outcome): FormAnswer & { status?: number } {
  if (outcome instanceof Response) throw new Error('led on to another page')
  expect(outcome.init?.status).toBe('status' in outcome.data ? outcome.data.status : 200)
  return outcome.data
}

/** 'field: text' for each fault. */
export function faultsOf(outcome: Outcome): string[] {
  const answer = answerOf(outcome)
  return answer.kind === 'refused' ? answer.faults.map(({ name, text }) => `${name}: ${text}`) : []
}
