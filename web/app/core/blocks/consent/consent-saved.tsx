import { useText } from '../../i18n/use-text.tsx'
import { Toast } from '../../ui/toast/toast.tsx'
import type { BlockMessageId } from '../blocks.messages.ts'
import { savedId } from './consent-choice.ts'
import { dropOutcomeLater, showOutcome, useOutcome } from './consent-store.ts'

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
        <Toast text={t('consent.saved')} />
      </div>
      <div
        className="toasts"
        aria-live="polite"
        onMouseEnter={showOutcome}
        onMouseLeave={dropOutcomeLater}
      >
        {outcome && <Toast isGood={outcome !== 'lost'} text={t(`consent.saved.${outcome}`)} />}
      </div>
    </>
  )
}
