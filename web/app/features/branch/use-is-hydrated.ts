import { useSyncExternalStore } from 'react'

/** False on the server and while hydrating, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(neverChanges, isInBrowser, isOnServer)
}

const neverChanges = () => () => {}
const isInBrowser = () => true
const isOnServer = () => false
