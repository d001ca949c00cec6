/** Works with what the browser keeps for this tab alone; null when it keeps nothing. */
export function tryTabStorage<T>(work: (storage: Storage) => T): T | null {
  return tryStorage(() => sessionStorage, work)
}

/** Works with what the browser keeps; null when it denies that, and where an app's own browser has it switched off. */
export function tryStorage<T>(open: () => Storage | null, work: (storage: Storage) => T): T | null {
  try {
    const storage = open()
    return storage && work(storage)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return null
  }
}
