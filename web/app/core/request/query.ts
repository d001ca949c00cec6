/** The query of an address: '' or '?year=2026&page=2'. Omits empty values. */
export function printQuery(asked: Record<string, string | number | null | false>): string {
  const given = Object.entries(asked).filter(([, value]) => value)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return given.length === 0 ? '' : `?${query}`
}

/** A positive integer; null for anything else. */
export function positiveIn(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}
