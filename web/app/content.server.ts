import { createContentClient, startDeadline } from '@washhouse/contract/client/content-client'
import { createContext, type MiddlewareFunction } from 'react-router'
import { env } from './env.server.ts'
import { languageOf } from './i18n/language.ts'
import { createSettingsReader } from './last-settings.ts'
import { log } from './log.server.ts'
import { openPageContent, type PageContent } from './page-content.ts'
import { requestContext } from './request-context.ts'

/** All content calls of one page must be answered within this time. */
const pageDeadlineMilliseconds = 3000

const client = createContentClient({ baseUrl: env.CONTENT_URL, serviceToken: env.SERVICE_TOKEN })

/** `context.get(pageContent)` in a loader: the content service for this request. */
export const pageContent = createContext<PageContent>()

/** Root middleware: opens the content service for the page before its loaders run. */
export const providePageContent: MiddlewareFunction<Response> = ({ url, context }) => {
  context.set(
    pageContent,
    openPageContent({
      client,
      language: languageOf(url.pathname),
      deadline: startDeadline(pageDeadlineMilliseconds),
      visitorAddress: context.get(requestContext).visitorAddress,
      onFailure(error, operation) {
        const { note } = context.get(requestContext)
        if (note) note.isIncomplete = true
        log.warn({ err: error, operation, path: url.pathname }, 'content call failed')
      },
    }),
  )
}

/** The brand's settings, or those last seen by this process; null when there never were any. */
export const readSettings = createSettingsReader()
