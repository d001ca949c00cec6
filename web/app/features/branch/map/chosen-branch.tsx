import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { localePath } from '../../../core/i18n/language.ts'
import { useTextLang } from '../../../core/i18n/untranslated.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { IconButton } from '../../../core/ui/button/button.tsx'
import { BranchName } from '../card/branch-name.tsx'
import type { BranchSummary } from '../card/branch-summary.ts'
import { CurrentExceptions } from '../card/exception-text.tsx'
import { listQueryOf } from '../card/list-query.ts'
import { OpeningBadge } from '../card/opening-badge.tsx'
import type { BranchMapMessageId } from './branch-map.messages.ts'

interface ChosenBranchProps {
  branch: BranchSummary
  onClose: () => void
}

/** The selected branch; the focus moves to its link. */
export function ChosenBranch({ branch, onClose }: ChosenBranchProps) {
  const t = useText<BranchMapMessageId>()
  const language = useLanguage()
  const langOf = useTextLang(branch)
  const listQuery = listQueryOf(useLocation())
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => link.current?.focus({ preventScroll: true }), [branch.id])

  return (
    <div className="branch-map__chosen">
      <div className="branch-map__words">
        <OpeningBadge branch={branch} />
        <h3 lang={langOf('name')}>
          <Link
            ref={link}
            to={localePath(language, `/branch/${branch.slug}`)}
            state={{ listQuery }}
          >
            <BranchName name={branch.name} />
          </Link>
        </h3>
        {branch.landmark && <p lang={langOf('landmark')}>{branch.landmark}</p>}
        <CurrentExceptions exceptions={branch.exceptions} />
      </div>
      <IconButton icon="close" variant="plain" label={t('branch.map.away')} onClick={onClose} />
    </div>
  )
}
