import { startDeadline, type ContentClient } from '@washhouse/contract/client/content-client'
import type { CallOptions, SendOptions } from '@washhouse/contract/client/call-options'
import { ServiceError } from '@washhouse/contract/client/service-error'
import type { Language } from '@washhouse/contract/language'
import type { Call, Caller, QueryShape } from '@washhouse/contract/wire/call'
import type { Write } from '@washhouse/contract/wire/write'
import { data } from 'react-router'
import { callerOptions, type PageCaller } from './page-caller.ts'

/** Content of a section, or `failed`: the section then shows its empty state. */
export type Settled<T> = { kind: 'ok'; value: T } | { kind: 'failed' }

/** The content, or `instead` if its call failed. */
export function valueOr<T, Instead>(settled: Settled<T>, instead: Instead): T | Instead {
  return settled.kind === 'ok' ? settled.value : instead
}

/** Options of a page's call; deadline, visitor and the default language are filled in. */
export type PageCallOptions<Query extends QueryShape> = Filled<CallOptions<Query>> & {
  language?: Language
}

/** Options of a page's write. Without its own deadline it shares that of the page's calls. */
export type PageStoreOptions = Filled<SendOptions> & { deadlineMilliseconds?: number }

/** Omits the options that all calls of a page share, from each member of the union. */
type Filled<Options> = Options extends unknown
  ? Omit<Options, 'language' | 'signal' | 'visitorAddress' | 'visitorAgent'>
  : never

/**
 * The content service for one page: one language, one deadline for all calls. Only calls whose contract has a caller of `By`
 * can be made.
 */
export interface PageContent<By extends Caller = Caller> {
  readonly language: Language
  /** Rejects like the client. */
  read<Query extends QueryShape, Result>(
    call: Call<Query, Result, string, By>,
    options?: PageCallOptions<Query>,
  ): Promise<Result>
  /** For a section: a failure is logged and leaves the section empty. */
  settle<Query extends QueryShape, Result>(
    call: Call<Query, Result, string, By>,
    options?: PageCallOptions<Query>,
  ): Promise<Settled<Result>>
  /** For required content: throws a 404 response if it is missing, and 503 on failure. */
  demand<Query extends QueryShape, Result>(
    call: Call<Query, Result, string, By>,
    options?: PageCallOptions<Query>,
  ): Promise<Result>
  /** For content that may be unpublished: null if missing; a failure as in `settle`. */
  find<Query extends QueryShape, Result>(
    call: Call<Query, Result, string, By>,
    options?: PageCallOptions<Query>,
  ): Promise<Settled<Result | null>>
  /** Writes in a single try and returns the answer, if any; rejects like the client. */
  store<Body, Result>(
    write: Write<Body, Result>,
    body: Body,
    options?: PageStoreOptions,
  ): Promise<Result | undefined>
}

interface PageContentOptions extends PageCaller {
  client: ContentClient
  /** The member's access token. */
  access?: { token: string; isTokenUnseen: boolean }
  /** Called for every failed call. */
  onFailure(error: unknown, operation: string): void
}

export function openPageContent(page: PageContentOptions): PageContent {
  const shared = { ...callerOptions(page), ...page.access }

  function ask<Query extends QueryShape, Result>(
    call: Call<Query, Result>,
    { language = page.language, ...options }: PageCallOptions<Query> = {},
  ) {
    return page.client.call(call, { ...options, ...shared, language })
  }

  function noteFailure(error: unknown, operation: string) {
    // A redirect, e.g. of a member whose session has ended: the page cannot continue.
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
