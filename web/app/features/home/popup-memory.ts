const seenName = 'figuresPopup'

/** Without local storage, which a visitor may block, as long as the page lives. */
let isSeenHere = false

/** Whether the popup has opened by itself in this browser. */
export function isSeen(): boolean {
  return isSeenHere || tryStorage((storage) => storage.getItem(seenName) !== null) === true
}

export function markSeen(): void {
  isSeenHere = true
  tryStorage((storage) => storage.setItem(seenName, 'seen'))
}

function tryStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(localStorage)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return null
  }
}
