'use client'

import { usePathname, useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useEffectEvent } from 'react'

/**
 * A list writes its filter into the URL before Next watches the history, and Next ignores entries that it does not know.
 * Without this, Back from a record to such a list would change the URL but leave the record on the screen.
 */
export function FollowHistory({ children }: { children?: ReactNode }) {
  const router = useRouter()
  const shown = usePathname()
  const follow = useEffectEvent(({ state }: PopStateEvent) => {
    const { href, pathname } = location
    if (state === null && pathname !== shown) router.replace(href)
  })
  useEffect(() => {
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  return children
}
