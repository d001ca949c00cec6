import { useEffect } from 'react'
import { useLocation, useRouteError } from 'react-router'
import { readAccepted, useAccepted } from '../../core/blocks/consent/consent-store.ts'
import { isMeasurable, noteTags } from '../../core/request/measured-document.ts'
import type { TagSettings } from './tag-settings.ts'

/**
 * Measures what the visitor has accepted; the code loads only if there are ids. Renders nothing, so a choice renders no
 * other part of the page.
 */
export function TagRunner({ tags }: { tags: TagSettings | null }) {
  const accepted = useAccepted()
  const { pathname, search } = useLocation()
  const hasPage = !useRouteError()
  useEffect(() => {
    noteTags(tags !== null, { hasPage })
    if (!tags) return
    const isPlain = hasPage && isMeasurable({ pathname, search })
    import('./measure.ts').then(
      // Read here: during hydration nothing counts as accepted yet.
      ({ measure }) => measure(tags, { accepted: readAccepted(), pathname, isPlain }),
      // oxlint-disable-next-line no-console -- a page works without being measured
      (error: unknown) => console.warn(error),
    )
  }, [tags, accepted, pathname, search, hasPage])
  return null
}
