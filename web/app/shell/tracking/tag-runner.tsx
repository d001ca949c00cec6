import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { readAccepted, useAccepted } from '../../blocks/consent/consent-store.ts'
import { isPlainAddress } from './plain-address.ts'
import type { TagSettings } from './tag-settings.ts'

/**
 * Measures what the visitor has accepted; what does it is fetched only where there are ids. Draws
 * nothing: a choice renders no other part of the page anew.
 */
export function TagRunner({ tags }: { tags: TagSettings | null }) {
  const accepted = useAccepted()
  const { pathname, search } = useLocation()
  const isPlain = isPlainAddress(useMatches().at(-1)?.handle, search)
  useEffect(() => {
    if (!tags) return
    import('./measure.ts').then(
      // Read here: while the page wakes up, nothing counts as accepted yet.
      ({ measure }) => measure(tags, { accepted: readAccepted(), pathname, isPlain }),
      // oxlint-disable-next-line no-console -- a page works without being measured
      (error: unknown) => console.warn(error),
    )
  }, [tags, accepted, pathname, isPlain])
  return null
}
