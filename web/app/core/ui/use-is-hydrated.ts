import { useSyncExternalStore } from 'react'

/** False on the server and during hydration, then true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(neverChanges, isInBrowser, isOnServer)
}

const neverChanges = () => () => {}
const isInBrowser = () => true
const isOnServer = () => false
