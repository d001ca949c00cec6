/** Prints a schema.org record for a script element: no text in it can end the element. */
export function printJsonLd(record: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...record }).replaceAll('<', '\\u003c')
}
