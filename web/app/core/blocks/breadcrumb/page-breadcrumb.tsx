import { Link } from 'react-router'
import type { TextLang } from '../../i18n/untranslated.ts'
import { useText } from '../../i18n/use-text.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { BlockMessageId } from '../blocks.messages.ts'
import './page-breadcrumb.css'
import { useCrumbs, type Crumb } from './use-crumbs.ts'

interface PageBreadcrumbProps {
  current: string
  currentLang?: TextLang
  /** Changes the target of a crumb, e.g. back to a list with its query. */
  redirect?: (crumb: Crumb) => Crumb
}

/** The breadcrumb of a page whose `handle` names the pages above it. */
export function PageBreadcrumb({
  current,
  currentLang,
  redirect = (crumb) => crumb,
}: PageBreadcrumbProps) {
  const t = useText<BlockMessageId>()
  const crumbs = useCrumbs()
  if (!crumbs) return null
  return (
    <nav className="breadcrumb" aria-label={t('breadcrumb.label')}>
      <ol className="breadcrumb__trail">
        {crumbs.map(redirect).map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
            <Icon name="chevron-right" size="s" />
          </li>
        ))}
        <li>
          <span aria-current="page" lang={currentLang}>
            {current}
          </span>
        </li>
      </ol>
    </nav>
  )
}
