import type { Crumb } from './use-crumbs.ts'

/** The breadcrumb from the home page to this one, as schema.org defines it. */
export function describeBreadcrumbs(origin: string, crumbs: readonly Crumb[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + to,
    })),
  }
}
