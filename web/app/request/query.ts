/** The query of an address: '' or '?year=2026&page=2'. What is null or false is left out. */
export function printQuery(
  parameters: Readonly<Record<string, string | number | null | false>>,
): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters))
    if (value !== null && value !== false) query.set(name, String(value))
  const text = query.toString()
  return text && `?${text}`
}

/** A whole number above zero; null for anything else. */
export function positiveIn(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}
