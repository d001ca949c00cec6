import { Link } from 'react-router'
import { FollowButton } from '../../../core/blocks/my-branches/follow-button.tsx'
import type { MyBranch } from '../../../core/blocks/my-branches/my-branches.tsx'
import type { MyBranchesMessageId } from '../../../core/blocks/my-branches/my-branches.messages.ts'
import { OpeningStateChip } from '../../../core/blocks/opening-state/opening-state-chip.tsx'
import { PageCard } from '../../../core/blocks/page-card/page-card.tsx'
import { localePath } from '../../../core/i18n/language.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { ButtonLink } from '../../../core/ui/button/button.tsx'
import { Notice } from '../../../core/ui/notice/notice.tsx'

interface FollowedBranchesProps {
  /** Null if the service does not answer. */
  branches: readonly MyBranch[] | null
  outcome: 'full' | 'failed' | null
  max: number
}

export function FollowedBranches({ branches, outcome, max }: FollowedBranchesProps) {
  const t = useText<MyBranchesMessageId>()
  const language = useLanguage()
  const page = localePath(language, '/account')
  return (
    <PageCard id="branches" aria-labelledby="branches-title">
      <h2 id="branches-title">{t('myBranches.title')}</h2>
      {outcome && (
        <Notice variant="bad" isLive>
          {outcome === 'full' ? t('myBranches.full', { max }) : t('myBranches.unsaved')}
        </Notice>
      )}
      {branches === null && <Notice variant="bad">{t('myBranches.failed')}</Notice>}
      {branches && branches.length > 0 && (
        <ul className="account-branches">
          {branches.map((branch) => (
            <li key={branch.id}>
              <Link to={localePath(language, `/branch/${branch.slug}`)}>{branch.name}</Link>
              <span className="account-branches__province">{branch.provinceName}</span>
              <OpeningStateChip state={branch.opening} />
              <FollowButton branch={branch} isFollowed page={page} variant="link" />
            </li>
          ))}
        </ul>
      )}
      {branches?.length === 0 && (
        <>
          <p>{t('myBranches.none')}</p>
          <p>
            <ButtonLink variant="secondary" to={localePath(language, '/branch')}>
              {t('myBranches.find')}
            </ButtonLink>
          </p>
        </>
      )}
    </PageCard>
  )
}
