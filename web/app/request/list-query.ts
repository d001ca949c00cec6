/** An id or a page in an address: a whole number from 1; null for anything else. */
export function readNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}

/** The query of an address that asks for this, without what is empty: '' or '?page=2'. */
export function printQuery(asked: Record<string, string | number | false | null>): string {
  const given = Object.entries(asked).filter(([, value]) => value)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return given.length === 0 ? '' : `?${query}`
}
