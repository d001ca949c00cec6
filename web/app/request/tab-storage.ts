/** Works with what the browser keeps for this tab alone; null when it keeps nothing. */
export function tryTabStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(sessionStorage)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return null
  }
}
