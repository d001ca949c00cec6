/** schema.org record of the site; names and texts stand in the page's head. */
export function homeJsonLd(origin: string): object {
  return { '@type': 'WebSite', url: `${origin}/`, inLanguage: ['th', 'en'] }
}
