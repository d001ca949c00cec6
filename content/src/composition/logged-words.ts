import { routeWords } from '@washhouse/serving/known-path'

const ownPaths = [
  '/admin/collections/globals/create/versions/api',
  '/admin/account/login/logout/forgot/reset/unauthorized',
  '/cms-api/globals',
  '/_next/static',
  '/api/items/assets/changes/server/ping/health',
  '/healthz',
  '/readyz',
]

/** As long as nothing else is open. */
export const startTexts = routeWords(ownPaths)

interface Kind {
  slug: string
  endpoints: false | readonly { path: string }[]
}

/** What a log may show of any path: the words of the contract's calls, of the admin's pages and of its calls. */
export function loggedWords(
  admin: {
    collections: readonly Kind[]
    globals: readonly Kind[]
    endpoints: readonly { path: string }[]
  },
  calls: readonly { path: string }[],
): ReadonlySet<string> {
  const kinds = [...admin.collections, ...admin.globals]
  const ofKinds = kinds.flatMap(({ slug, endpoints }) => [{ path: slug }, ...(endpoints || [])])
  const all = [...ofKinds, ...admin.endpoints, ...calls]
  return routeWords([...ownPaths, ...all.map(({ path }) => path)])
}
