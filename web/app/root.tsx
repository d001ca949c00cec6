import type { ReactNode } from 'react'
import {
  data,
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root.ts'
import { pageContent, providePageContent, readSettings } from './content.server.ts'
import { ErrorPage, type ErrorKind } from './errors/error-page.tsx'
import { HeadTags } from './head/head-tags.tsx'
import { messagesFor } from './i18n/compile.server.ts'
import { languageOf } from './i18n/language.ts'
import { TextProvider } from './i18n/use-text.tsx'
import { findHead, mergeMessages } from './page-data.ts'
import { shellMessages } from './shell.messages.ts'

export const middleware: Route.MiddlewareFunction[] = [providePageContent]

export async function loader({ url, context }: Route.LoaderArgs) {
  const content = context.get(pageContent)
  const settings = await readSettings(content)
  return data(
    {
      origin: url.origin,
      settings,
      messages: messagesFor(content.language, shellMessages),
    },
    { status: settings ? 200 : 503 },
  )
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const matches = useMatches()
  const { pathname } = useLocation()
  const language = languageOf(pathname)
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {root?.settings && (
          <HeadTags
            language={language}
            origin={root.origin}
            pathname={pathname}
            settings={root.settings}
            page={findHead(matches)}
          />
        )}
        <Links />
      </head>
      <body>
        <TextProvider language={language} messages={mergeMessages(matches)}>
          {children}
        </TextProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  if (!loaderData.settings) return <ErrorPage kind="away" />
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage kind={kindOf(error)} />
}

function kindOf(error: unknown): ErrorKind {
  if (!isRouteErrorResponse(error)) return 'failed'
  if (error.status === 404) return 'notFound'
  return error.status === 503 ? 'away' : 'failed'
}
