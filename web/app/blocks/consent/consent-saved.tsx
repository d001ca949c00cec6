import { useText } from '../../i18n/use-text.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { BlockMessageId } from '../blocks.messages.ts'
import { savedId } from './consent-choice.ts'

/** Confirms a choice to browsers without JavaScript, which are led back to it; the others show a toast. */
export function ConsentSaved() {
  const t = useText<BlockMessageId>()
  return (
    <div id={savedId} className="toasts consent-saved">
      <div className="toasts__list">
        <p className="toast toast--good">
          <Icon name="good" />
          <span className="toast__text">{t('consent.saved')}</span>
        </p>
      </div>
    </div>
  )
}
