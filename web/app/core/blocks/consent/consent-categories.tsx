import { useId } from 'react'
import { useText } from '../../i18n/use-text.tsx'
import type { BlockMessageId } from '../blocks.messages.ts'
import type { ConsentData, CookieTexts } from './consent-data.ts'
import { useAccepted } from './consent-store.ts'
import { RunningText } from '../../ui/phrases/running-text.tsx'
import './consent.css'

/** The three categories with their toggles: essential cookies are always on (spec §4). */
export function ConsentCategories({ consent }: { consent: ConsentData }) {
  const t = useText<BlockMessageId>()
  const accepted = useAccepted()
  const isTicked = (category: string) =>
    accepted ? accepted.includes(category) : consent.startTicked
  const { general, analytics, advertising } = consent
  return (
    // Remounts after every choice, so that the toggles start at the chosen values.
    <ul key={accepted} className="consent-categories">
      <Category category="general" title={t('consent.general')} isTicked>
        {general.map(({ title, description }) => (
          <p key={title}>
            <b>{title}</b> <RunningText text={description} />
          </p>
        ))}
      </Category>
      <Category
        category="analytics"
        title={analytics?.title ?? t('consent.analytics')}
        isTicked={isTicked('analytics')}
      >
        <Words of={analytics} />
      </Category>
      <Category
        category="advertising"
        title={advertising?.title ?? t('consent.advertising')}
        isTicked={isTicked('advertising')}
      >
        <Words of={advertising} />
      </Category>
    </ul>
  )
}

const Words = ({ of }: { of: CookieTexts | null }) =>
  of && (
    <p>
      <RunningText text={of.description} />
    </p>
  )

interface CategoryProps {
  category: 'general' | 'analytics' | 'advertising'
  title: string
  isTicked: boolean
  children: React.ReactNode
}

function Category({ category, title, isTicked, children }: CategoryProps) {
  const id = useId()
  const t = useText<BlockMessageId>()
  const isFixed = category === 'general'
  return (
    <li className="consent-category">
      <label className="consent-category__head">
        <span>{title}</span>
        {isFixed && <small>{t('consent.always')}</small>}
        <input
          type="checkbox"
          className="consent-category__switch"
          name="category"
          value={category}
          defaultChecked={isTicked}
          disabled={isFixed}
          aria-describedby={id}
        />
      </label>
      <div id={id} className="consent-category__words">
        {children}
      </div>
    </li>
  )
}
