/** Uses the tab's session storage; null if the browser denies storage. */
export function tryTabStorage<T>(work: (storage: Storage) => T): T | null {
  return tryStorage(() => sessionStorage, work)
}

/** Uses a storage; null if the browser denies it, or if an in-app browser has switched it off. */
export function tryStorage<T>(open: () => Storage | null, work: (storage: Storage) => T): T | null {
  try {
    const storage = open()
    return storage && work(storage)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return null
  }
}
