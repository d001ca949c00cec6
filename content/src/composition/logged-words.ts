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

interface Kind {
  slug: string
  endpoints: false | readonly { path: string }[]
}

/** The path segments that a log may show: those of the contract's calls, the admin's pages and the admin's calls. */
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
