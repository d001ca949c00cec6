import { tryTabStorage } from './tab-storage.ts'

const markName = 'mixedHistory'

/**
 * Whether plain addresses and private ones may stand in the tab's history as entries of one document: going back and
 * forth among these loads nothing, also after the document itself was loaded anew. Unknown counts as so.
 */
export function isTabMixed(): boolean {
  return tryTabStorage((storage) => storage.getItem(markName) !== null) ?? true
}

/** False when the browser keeps nothing. */
export function markTabMixed(): boolean {
  return tryTabStorage((storage) => storage.setItem(markName, 'yes')) !== null
}
