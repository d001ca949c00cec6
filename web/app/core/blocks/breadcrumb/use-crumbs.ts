import { useMatches } from 'react-router'
import { localePath } from '../../i18n/language.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import { hasPlace } from '../../request/page-place.ts'

export interface Crumb {
  label: string
  to: string
}

/** The crumbs from the home page to the parent page, from the page's `handle`; null if it has none. */
export function useCrumbs(): Crumb[] | null {
  const t = useText<string>()
  const language = useLanguage()
  const handle = useMatches().at(-1)?.handle
  if (!hasPlace(handle)) return null
  return [{ path: '/', name: 'breadcrumb.home' }, ...handle.place.above].map(({ path, name }) => ({
    label: t(name),
    to: localePath(language, path),
  }))
}
