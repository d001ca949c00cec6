import { localePath } from '../../i18n/language.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import type { BlockMessageId } from '../blocks.messages.ts'
import { settingsPath } from './consent-choice.ts'
import { openSettings } from './consent-settings-dialog.ts'

interface ConsentSettingsLinkProps {
  /** Called before the settings open. When they close, the element that has the focus now gets it back. */
  onOpen?: () => void
}

/** Opens the settings; without JavaScript they are on the cookie policy page. */
export function ConsentSettingsLink({ onOpen }: ConsentSettingsLinkProps) {
  const t = useText<BlockMessageId>()
  const language = useLanguage()
  return (
    <a
      href={localePath(language, settingsPath)}
      onClick={(event) => {
        event.preventDefault()
        onOpen?.()
        openSettings()
      }}
    >
      {t('consent.settings')}
    </a>
  )
}
