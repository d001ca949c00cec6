const markName = 'mixedHistory'

/**
 * Whether plain addresses and private ones may stand in the tab's history as entries of one document: going back and
 * forth among these loads nothing, also after the document itself was loaded anew. Unknown counts as so.
 */
export function isTabMixed(): boolean {
  return tryStorage((storage) => storage.getItem(markName) !== null) ?? true
}

/** False when the browser keeps nothing. */
export function markTabMixed(): boolean {
  return tryStorage((storage) => storage.setItem(markName, 'yes')) !== null
}

function tryStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(sessionStorage)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return null
  }
}
