import { useText } from '../../../i18n/use-text.tsx'
import { ButtonAnchor } from '../../../ui/button/button.tsx'
import { SettingCard, SettingPage } from '../setting-page.tsx'
import type { AccountLineMessageId } from './account-line.messages.ts'

/** Leads to LINE by itself, with and without scripts, and by a press. */
export function OnTheWay({ address }: { address: string }) {
  const t = useText<AccountLineMessageId>()
  return (
    <SettingPage title={t('accountLine.going')}>
      <meta httpEquiv="refresh" content={`0;url=${address}`} />
      <SettingCard>
        <ButtonAnchor icon="line" href={address}>
          {t('accountLine.go')}
        </ButtonAnchor>
      </SettingCard>
    </SettingPage>
  )
}
