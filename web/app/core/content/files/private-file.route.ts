import type { LoaderFunctionArgs } from 'react-router'
import { passFileOn } from './pass-file-on.server.ts'

/** `/assets/{id}` of a file that is not for everyone: the server leaves it to this route. */
export function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  // As it was sent: the router spells '?download' otherwise.
  const url = new URL(request.url)
  const path = `${url.pathname}${url.search}`
  return passFileOn({ request, context, url, path, language: languageOf(request) })
}

/** A file has one address: the language is that which the visitor has chosen. */
function languageOf({ headers }: Request): 'th' | 'en' {
  return /(?:^|; *)lang=en(?:;|$)/.test(headers.get('cookie') ?? '') ? 'en' : 'th'
}
