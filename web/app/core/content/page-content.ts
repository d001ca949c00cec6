import { startDeadline, type ContentClient } from '@washhouse/contract/client/content-client'
import type { CallOptions, SendOptions } from '@washhouse/contract/client/call-options'
import { ServiceError } from '@washhouse/contract/client/service-error'
import type { Language } from '@washhouse/contract/language'
import type { Call, Caller, QueryShape } from '@washhouse/contract/wire/call'
import type { Write } from '@washhouse/contract/wire/write'
import { data } from 'react-router'
import { callerOptions, type PageCaller } from './page-caller.ts'

/** A section's content, or the news that its call failed and its empty state is to be shown. */
export type Settled<T> = { kind: 'ok'; value: T } | { kind: 'failed' }

/** The content, or what stands in where its call failed. */
export function valueOr<T, Instead>(settled: Settled<T>, instead: Instead): T | Instead {
  return settled.kind === 'ok' ? settled.value : instead
}

/** What a page asks: the deadline, the visitor and, unless it is another one, the language are filled in. */
export type PageCallOptions<Query extends QueryShape> = Filled<CallOptions<Query>> & {
  language?: Language
}

/** What a page stores with: without a time of its own it counts as one of the page's calls. */
export type PageStoreOptions = Filled<SendOptions> & { deadlineMilliseconds?: number }

/** Without what every call of a page shares, whoever may make it. */
type Filled<Options> = Options extends unknown
  ? Omit<Options, 'language' | 'signal' | 'visitorAddress' | 'visitorAgent'>
  : never

/** The content service as one page sees it: one language, one deadline for all its calls; `By` are those it makes. */
export interface PageContent<By extends Caller = Caller> {
  readonly language: Language
  /** Rejects as the client does. */
  read<Query extends QueryShape, Result>(
    call: Call<Query, Result, string, By>,
    options?: PageCallOptions<Query>,
  ): Promise<Result>
  /** For a section: a failure is logged and leaves the section empty. */
  settle<Query extends QueryShape, Result>(
    call: Call<Query, Result, string, By>,
    options?: PageCallOptions<Query>,
  ): Promise<Settled<Result>>
  /** For what a page cannot be without: missing throws a 404 answer, a failure a 503 one. */
  demand<Query extends QueryShape, Result>(
    call: Call<Query, Result, string, By>,
    options?: PageCallOptions<Query>,
  ): Promise<Result>
  /** For what an editor may not have published: null when it is missing; a failure as `settle` gives it. */
  find<Query extends QueryShape, Result>(
    call: Call<Query, Result, string, By>,
    options?: PageCallOptions<Query>,
  ): Promise<Settled<Result | null>>
  /** Stores something, in one try, and gives the answer, if there is one; rejects as the client does. */
  store<Body, Result>(
    write: Write<Body, Result>,
    body: Body,
    options?: PageStoreOptions,
  ): Promise<Result | undefined>
}

interface PageContentOptions extends PageCaller {
  client: ContentClient
  /** With which a member shows who he is. */
  shown?: { token: string; isTokenUnseen: boolean }
  /** Told about every failed call. */
  onFailure(error: unknown, operation: string): void
}

export function openPageContent(page: PageContentOptions): PageContent {
  const shared = { ...callerOptions(page), ...page.shown }

  function ask<Query extends QueryShape, Result>(
    call: Call<Query, Result>,
    { language = page.language, ...options }: PageCallOptions<Query> = {},
  ) {
    return page.client.call(call, { ...options, ...shared, language })
  }

  function noteFailure(error: unknown, operation: string) {
    // Where it leads elsewhere, as a member does who is signed out meanwhile, there is no page to go on with.
    if (error instanceof Response) throw error
    page.onFailure(error, operation)
  }

  return {
    language: page.language,
    read: ask,
    async settle(call, options) {
      try {
        return { kind: 'ok', value: await ask(call, options) }
      } catch (error) {
        noteFailure(error, call.operation)
        return { kind: 'failed' }
      }
    },
    async find(call, options) {
      try {
        return { kind: 'ok', value: await ask(call, options) }
      } catch (error) {
        if (isMissing(error)) return { kind: 'ok', value: null }
        noteFailure(error, call.operation)
        return { kind: 'failed' }
      }
    },
    store(write, body, { deadlineMilliseconds, ...options } = {}) {
      const signal =
        deadlineMilliseconds === undefined ? shared.signal : startDeadline(deadlineMilliseconds)
      return page.client.send(write, body, { ...options, ...shared, signal })
    },
    async demand(call, options) {
      try {
        return await ask(call, options)
      } catch (error) {
        if (isMissing(error)) throw data(null, { status: 404 })
        noteFailure(error, call.operation)
        throw data(null, { status: 503 })
      }
    },
  }
}

/** `/items` answers 403 for a missing record, `/api` 404. */
function isMissing(error: unknown): boolean {
  return error instanceof ServiceError && (error.status === 404 || error.status === 403)
}
