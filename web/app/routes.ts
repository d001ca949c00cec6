import { index, prefix, route, type RouteConfig } from '@react-router/dev/routes'
import type { Language } from '@washhouse/contract/language'

/** Every page, once; the Thai ones stand at the root, the English ones under /en. */
function pages(language: Language) {
  return [
    index('features/home/home.page.tsx', { id: `${language}.home` }),
    route('branch', 'features/branch/branch-list.page.tsx', { id: `${language}.branch-list` }),
    route('branch/directory.json', 'features/branch/branch-directory.route.ts', {
      id: `${language}.branch-directory`,
    }),
    route('branch/:slug', 'features/branch/branch.page.tsx', { id: `${language}.branch` }),
    route('*', 'errors/not-found.page.tsx', { id: `${language}.not-found` }),
  ]
}

export default [
  ...pages('th'),
  ...prefix('en', pages('en')),
  route('robots.txt', 'features/seo/robots.route.ts'),
  route('sitemap.xml', 'features/seo/sitemap.route.ts'),
] satisfies RouteConfig
