import { tryStorage } from '../../request/tab-storage.ts'

const seenName = 'figuresPopup'

/** Without local storage, which a visitor may block, as long as the page lives. */
let isSeenHere = false

/** Whether the popup has opened by itself in this browser. */
export function isSeen(): boolean {
  return (
    isSeenHere ||
    tryStorage(localStorageHere, (storage) => storage.getItem(seenName) !== null) === true
  )
}

export function markSeen(): void {
  isSeenHere = true
  tryStorage(localStorageHere, (storage) => storage.setItem(seenName, 'seen'))
}

const localStorageHere = () => localStorage
