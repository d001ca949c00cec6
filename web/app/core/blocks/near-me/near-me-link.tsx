import { localePath } from '../../i18n/language.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import { ButtonLink, type ButtonVariant } from '../../ui/button/button.tsx'
import type { BlockMessageId } from '../blocks.messages.ts'
import { nearMeHash, noteNearMePress } from './near-me-press.ts'

/** Link to the open shops, the nearest first. */
export function NearMeLink({ variant = 'primary' }: { variant?: ButtonVariant }) {
  const t = useText<BlockMessageId>()
  const address = `${localePath(useLanguage(), '/branch')}?open=now${nearMeHash}`
  return (
    <ButtonLink variant={variant} icon="locate" to={address} onClick={noteNearMePress}>
      {t('near.find')}
    </ButtonLink>
  )
}
