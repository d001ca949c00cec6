import type { TextLang } from '../../i18n/untranslated.ts'
import { useText } from '../../i18n/use-text.tsx'
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx'
import type { BlockMessageId } from '../blocks.messages.ts'
import { useCrumbs, type Crumb } from './use-crumbs.ts'

interface PageBreadcrumbProps {
  /** This page. */
  current: string
  currentLang?: TextLang
  /** Changes where a crumb leads, e.g. back to a list as it was left. */
  redirect?: (crumb: Crumb) => Crumb
}

/** The way from the home page, on a page whose `handle` says what lies above it. */
export function PageBreadcrumb({
  current,
  currentLang,
  redirect = (crumb) => crumb,
}: PageBreadcrumbProps) {
  const t = useText<BlockMessageId>()
  const crumbs = useCrumbs()
  if (!crumbs) return null
  return (
    <Breadcrumb
      label={t('breadcrumb.label')}
      trail={crumbs.map(redirect)}
      current={current}
      currentLang={currentLang}
    />
  )
}
