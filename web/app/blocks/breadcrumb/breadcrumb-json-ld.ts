/** The way from the home page to this one, as schema.org wants it. */
export function describeBreadcrumbs(
  origin: string,
  crumbs: readonly { name: string; path: string }[],
): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}
