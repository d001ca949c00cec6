/** Parses a URL; null if invalid. Browsers before 2024 have no `URL.parse`. */
export function readUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return null
  }
}
