import type { OpeningState } from '@washhouse/contract/branch/open-now'
import { Link } from 'react-router'
import { localePath } from '../../i18n/language.ts'
import { useLanguage } from '../../i18n/use-text.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { OpeningStateChip } from '../opening-state/opening-state-chip.tsx'
import './my-branches.css'

/** Followed branches, each with its opening state. The page must load `openingStateMessages`. */
export function MyBranchLinks({ branches }: { branches: readonly MyBranch[] }) {
  const language = useLanguage()
  return (
    <ul className="my-branches">
      {branches.map(({ id, slug, name, provinceName, opening }) => (
        <li key={id}>
          <Link className="my-branches__link" to={localePath(language, `/branch/${slug}`)}>
            <Icon name="store" />
            <span>
              {name} <span className="my-branches__province">{provinceName}</span>
            </span>
            <OpeningStateChip state={opening} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

export interface MyBranch {
  id: number
  slug: string
  name: string
  provinceName: string
  /** Whether it was open when the page was rendered. */
  opening: OpeningState
}
