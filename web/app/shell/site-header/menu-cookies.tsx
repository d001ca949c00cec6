import { useRef } from 'react'
import type { BlockMessageId } from '../../core/blocks/blocks.messages.ts'
import { ConsentForm } from '../../core/blocks/consent/consent-form.tsx'
import { useAccepted } from '../../core/blocks/consent/consent-store.ts'
import { ConsentSettingsLink } from '../../core/blocks/consent/consent-settings-link.tsx'
import { useText } from '../../core/i18n/use-text.tsx'
import { foldMenuAround } from './header-menu.tsx'

/**
 * Withdraws a choice about cookies on any page: the settings, and one click for the minimum, unless the visitor has chosen
 * it. Only scripts know that: cached pages are the same for every choice.
 */
export function MenuCookies() {
  const t = useText<BlockMessageId>()
  const isMinimal = useAccepted() === 'general'
  const row = useRef<HTMLDivElement>(null)

  function fold() {
    if (row.current) foldMenuAround(row.current)
  }

  return (
    <div ref={row} className="site-header__cookies" onSubmit={fold}>
      <ConsentSettingsLink onOpen={fold} />
      {isMinimal ? (
        <p>{t('consent.minimal')}</p>
      ) : (
        <ConsentForm className="site-header__essential">
          <button type="submit" name="action" value="refuse">
            {t('consent.onlyEssential')}
          </button>
        </ConsentForm>
      )}
    </div>
  )
}
