import { useRef } from 'react'
import type { BlockMessageId } from '../../core/blocks/blocks.messages.ts'
import { ConsentForm } from '../../core/blocks/consent/consent-form.tsx'
import { ConsentSettingsLink } from '../../core/blocks/consent/consent-settings-link.tsx'
import { useText } from '../../core/i18n/use-text.tsx'
import { foldMenuAround } from './header-menu.tsx'

/** A choice about cookies is taken back from any page: the settings, and the least in one press. */
export function MenuCookies() {
  const t = useText<BlockMessageId>()
  const row = useRef<HTMLDivElement>(null)

  function fold() {
    if (row.current) foldMenuAround(row.current)
  }

  return (
    <div ref={row} className="site-header__cookies" onSubmit={fold}>
      <ConsentSettingsLink onOpen={fold} />
      <ConsentForm className="site-header__essential">
        <button type="submit" name="action" value="refuse">
          {t('consent.onlyEssential')}
        </button>
      </ConsentForm>
    </div>
  )
}
