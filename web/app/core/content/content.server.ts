import { startDeadline } from '@washhouse/contract/client/content-client'
import { consentCalls } from '@washhouse/contract/consent/consent.calls'
import { contactCalls } from '@washhouse/contract/contact/contact.calls'
import { homeCalls } from '@washhouse/contract/home/home.calls'
import type { MediaId } from '@washhouse/contract/media/media.contract'
import { searchCalls } from '@washhouse/contract/search/search.calls'
import { seoCalls } from '@washhouse/contract/seo/seo.calls'
import { settingsCalls } from '@washhouse/contract/settings/settings.calls'
import type { Write } from '@washhouse/contract/wire/write'
import { createContext, type MiddlewareFunction } from 'react-router'
import { env } from '../../platform/env.server.ts'
import { languageOf } from '../i18n/language.ts'
import { heardChanges } from './heard-changes.ts'
import { createLastKnownReader } from './last-known.ts'
import { log } from '../../platform/log.server.ts'
import { contentClient } from './content-client.server.ts'
import { pageCaller } from './page-caller.ts'
import { openPageContent, type PageContent } from './page-content.ts'
import { requestContext } from '../request/request-context.ts'

/** Total time for all content calls of one page. */
const pageDeadlineMilliseconds = 3000

/** A database that another program has locked answers late. */
const backgroundDeadlineMilliseconds = 10_000

/** The file size is optional, so no page waits long for it. */
const fileDeadlineMilliseconds = 1000

/** `context.get(pageContent)` in a loader: the content service for this request. */
export const pageContent = createContext<PageContent>()

/** Root middleware: opens the content service for the page before its loaders run. */
export const providePageContent: MiddlewareFunction<Response> = ({ url, pattern, context }) => {
  const { visitorAddress, visitorAgent } = context.get(requestContext)
  const caller = {
    language: languageOf(url.pathname),
    deadline: startDeadline(pageDeadlineMilliseconds),
    visitorAddress,
    visitorAgent,
  }
  context.set(pageCaller, caller)
  context.set(
    pageContent,
    openPageContent({
      client: contentClient,
      ...caller,
      onFailure(error, operation) {
        const { note } = context.get(requestContext)
        if (note) note.isIncomplete = true
        log.warn({ err: error, operation, path: pattern }, 'content call failed')
      },
    }),
  )
}

/** `web/server` passes on to it what the content service reports. Data that most pages need is read again after a change. */
export { heardChanges }
const until = (tag: string) => ({ holds: heardChanges.untilChanged(tag) })
const optional = (tag: string) => ({ ...until(tag), isOptional: true })

/** The brand's settings. If they cannot be read: the last ones that this process has read, or null if there are none. */
export const readSettings = createLastKnownReader(settingsCalls.getSettings, until('settings'))

/** Other search words for branches besides their names; cached in the same way. */
export const readSearchWords = createLastKnownReader(searchCalls.getSearchWords, until('settings'))

/** Targets of header and footer; cached in the same way. */
export const readNavigation = createLastKnownReader(
  settingsCalls.getNavigation,
  until('navigation'),
)

/** Content of the home page; cached in the same way. */
export const readHome = createLastKnownReader(homeCalls.getHome, until('home'))

/** Head data of the pages that have a record; cached in the same way. */
export const readSeoRecords = createLastKnownReader(seoCalls.listSeoRecords, {
  ...until('seo'),
  query: { limit: -1 },
})

/** Text of the cookie banner (spec §7: on app load); null until an editor writes it. */
export const readCookieDetail = createLastKnownReader(
  consentCalls.getCookieDetail,
  optional('cookie_detail'),
)
export const readGeneralCookies = createLastKnownReader(consentCalls.listGeneralCookies, {
  ...optional('general_cookie_description'),
  query: { limit: -1, sort: 'id' },
})
export const readAnalyticsCookie = createLastKnownReader(
  consentCalls.getAnalyticsCookie,
  optional('analytic_cookie_description'),
)
export const readAdvertisingCookie = createLastKnownReader(
  consentCalls.getAdvertisingCookie,
  optional('ads_cookie_description'),
)

/** Content of the contact page; null until an editor writes it. */
export const readContactPage = createLastKnownReader(
  contactCalls.getContactPage,
  optional('contact_page'),
)

/** How consent is asked for and what is measured. Null: nothing is measured, and consent is asked for with the defaults. */
export const readTracking = createLastKnownReader(consentCalls.getTracking, optional('tracking'))

/** Stores something that no page waits for. The language does not matter. */
export function storeInBackground<Body, Result>(
  write: Write<Body, Result>,
  body: Body,
  visitorAddress: string | undefined,
): Promise<Result | undefined> {
  return contentClient.send(write, body, {
    language: 'th',
    signal: startDeadline(backgroundDeadlineMilliseconds),
    ...(visitorAddress === undefined ? {} : { visitorAddress }),
  })
}

/** Size of a stored file in bytes; null if the service does not send it. */
export async function readFileSize(id: MediaId): Promise<number | null> {
  try {
    const address = `${env.CONTENT_URL.replace(/\/+$/, '')}/assets/${id}`
    const signal = startDeadline(fileDeadlineMilliseconds)
    const response = await fetch(address, { method: 'HEAD', signal, redirect: 'error' })
    const bytes = Number(response.headers.get('content-length'))
    return response.ok && bytes > 0 ? bytes : null
  } catch (error) {
    log.warn({ err: error, file: id }, 'a file could not be measured')
    return null
  }
}
