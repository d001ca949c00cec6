import { buildHeader } from '../core/request/build-header.ts'

/**
 * After an upgrade, an open page may not understand the new build's data. A navigation then loads the document instead. Data
 * for the address that is already open is used as it is: it follows a form, whose text must not be lost.
 */
export function loadDocumentOfOtherBuild(ownBuild: () => string | undefined): void {
  const fetch = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const response = await fetch(input, init)
    const build = response.headers.get(buildHeader)
    if (build === null || build === ownBuild() || init?.method === 'POST') return response
    const address = documentAddressOf(response.url)
    return address === documentAddressOf(location.href) ? response : redirectToDocument(address)
  }
}

/** The page of an address, also of its data, with the query in one spelling. */
export function documentAddressOf(href: string): string {
  const { pathname, searchParams } = new URL(href)
  // Which parts of the page the router asked for.
  searchParams.delete('_routes')
  const query = searchParams.toString()
  const path = pathname.replace(/(?<=\/)_\.data$|\.data$/, '')
  return query === '' ? path : `${path}?${query}`
}

/** As React Router's server redirects a request for data. */
function redirectToDocument(address: string): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'X-Remix-Redirect': address,
      'X-Remix-Status': '302',
      'X-Remix-Reload-Document': 'true',
    },
  })
}
