import { useEffect } from 'react'

/** The page's data did not come because the connection is gone: the service worker has a page for that. */
export function useOfflineReload(error: unknown): void {
  useEffect(() => {
    // A fetch without a network rejects with a TypeError.
    if (error instanceof TypeError && !navigator.onLine && navigator.serviceWorker?.controller)
      location.reload()
  }, [error])
}
