import { useText } from '../../i18n/use-text.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { BlockMessageId } from '../blocks.messages.ts'
import { savedId } from './consent-choice.ts'
import { dropOutcomeLater, showOutcome, useOutcome } from './consent-store.ts'
import './consent-saved.css'

/**
 * Confirms a choice: announced by screen readers, and removed after a time. Without JavaScript it is on the page after the
 * redirect.
 */
export function ConsentSaved() {
  const t = useText<BlockMessageId>()
  const outcome = useOutcome()
  return (
    <>
      <div id={savedId} className="toasts consent-saved">
        <Told text={t('consent.saved')} />
      </div>
      <div
        className="toasts"
        aria-live="polite"
        onMouseEnter={showOutcome}
        onMouseLeave={dropOutcomeLater}
      >
        {outcome && <Told isGood={outcome !== 'lost'} text={t(`consent.saved.${outcome}`)} />}
      </div>
    </>
  )
}

function Told({ isGood = true, text }: { isGood?: boolean; text: string }) {
  return (
    <div className="toasts__list">
      <p className={`toast toast--${isGood ? 'good' : 'bad'}`}>
        <Icon name={isGood ? 'good' : 'alert'} />
        <span className="toast__text">{text}</span>
      </p>
    </div>
  )
}
