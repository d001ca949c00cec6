import type { LoaderFunctionArgs } from 'react-router'
import { passFileOn } from './pass-file-on.server.ts'

/** `/assets/{id}` of a non-public file: the server leaves it to this route. */
export function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  // Unchanged: the router rewrites '?download'.
  const url = new URL(request.url)
  const path = `${url.pathname}${url.search}`
  return passFileOn({ request, context, url, path, language: languageOf(request) })
}

/** A file has one address, so the language is the visitor's choice. */
function languageOf({ headers }: Request): 'th' | 'en' {
  return /(?:^|; *)lang=en(?:;|$)/.test(headers.get('cookie') ?? '') ? 'en' : 'th'
}
