import { Link, useLocation } from 'react-router'
import { Picture } from '../../../core/blocks/picture/picture.tsx'
import { localePath } from '../../../core/i18n/language.ts'
import { useTextLang } from '../../../core/i18n/untranslated.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { Card } from '../../../core/ui/card/card.tsx'
import { Icon } from '../../../core/ui/icon/icon.tsx'
import { Phrases } from '../../../core/ui/phrases/phrases.tsx'
import './branch-card.css'
import { BranchName } from './branch-name.tsx'
import type { BranchMessageId } from './branch.messages.ts'
import type { BranchSummary } from './branch-summary.ts'
import { CurrentExceptions } from './exception-text.tsx'
import { formatDistance } from './format-distance.ts'
import { listQueryOf } from './list-query.ts'
import { OpeningBadge } from './opening-badge.tsx'

interface BranchCardProps {
  branch: BranchSummary
  provinceName: string | undefined
  /** Distance from the visitor or from another branch. */
  meters?: number | undefined
  /** Its number on the map next to the list. */
  number?: number
}

export function BranchCard({ branch, provinceName, meters, number }: BranchCardProps) {
  const t = useText<BranchMessageId>()
  const language = useLanguage()
  const langOf = useTextLang(branch)
  const listQuery = listQueryOf(useLocation())
  const distance = meters === undefined ? null : formatDistance(meters, language)
  const away = distance && (provinceName ? `(${distance})` : distance)

  return (
    <Card as="li" variant="link">
      <div className="branch-card">
        <div className="branch-card__picture">
          {branch.image ? (
            <Picture
              id={branch.image}
              alt=""
              width={380}
              height={238}
              sizes="(min-width: 48rem) 380px, 84px"
            />
          ) : (
            <ShopWindow />
          )}
        </div>
        {number !== undefined && (
          <span className="branch-card__number" aria-hidden="true">
            {number}
          </span>
        )}
        <div className="branch-card__text">
          <OpeningBadge branch={branch} />
          <h3 className="branch-card__name" lang={langOf('name')}>
            <Link to={localePath(language, `/branch/${branch.slug}`)} state={{ listQuery }}>
              <BranchName name={branch.name} />
            </Link>
          </h3>
          {branch.landmark && (
            <p className="branch-card__landmark" lang={langOf('landmark')}>
              <Phrases text={branch.landmark} />
            </p>
          )}
          <CurrentExceptions exceptions={branch.exceptions} />
          <p className="branch-card__place">
            <Icon name="pin" size="s" />
            <span>{[provinceName, away].filter(Boolean).join(' ')}</span>
          </p>
        </div>
        {branch.differences.length > 0 && (
          <ul className="branch-card__differences" aria-label={t('branch.differences')}>
            {branch.differences.map((trait) => (
              <li key={trait}>
                <Phrases text={t(`branch.${trait}`)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}

function ShopWindow() {
  return (
    <svg viewBox="0 0 380 238" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill="#0b2748" d="M0 0h380v238H0z" />
      <path fill="#12365f" d="M0 190h380v48H0z" />
      <circle cx="190" cy="119" r="78" fill="#fff" />
      <circle cx="190" cy="119" r="62" fill="#0b2748" />
      <path
        fill="#12a5bd"
        d="M129 130c20-14 34-12 50 0s34 12 52 0c8-5 14-7 21-6a62 62 0 0 1-123 6z"
      />
      <circle cx="212" cy="92" r="8" fill="#d8f4f7" />
      <circle cx="186" cy="80" r="5" fill="#d8f4f7" />
    </svg>
  )
}
