import { localePath } from '../../../core/i18n/language.ts'
import type { LoadedId } from '../../../core/i18n/messages.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { noStore } from '../../../core/request/no-store.ts'
import { ButtonAnchor, ButtonLink } from '../../../core/ui/button/button.tsx'
import { Notice } from '../../../core/ui/notice/notice.tsx'
import { SettingCard, SettingPage, settingPlace } from '../setting-page.tsx'
import { loadSetting } from '../setting.server.ts'
import type { Route } from './+types/data.page.ts'
import { dataMessages } from './data.messages.ts'

export const handle = settingPlace
export const headers = noStore

export function loader(args: Route.LoaderArgs) {
  const isFailed = args.url.searchParams.has('failed')
  return { ...loadSetting(args, 'data.title', dataMessages), isFailed }
}

export default function DataPage({ loaderData: { isFailed } }: Route.ComponentProps) {
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  return (
    <SettingPage title={t('data.title')} lead={t('data.lead')}>
      {isFailed && (
        <Notice variant="bad" isLive>
          {t('data.failed')}
        </Notice>
      )}
      <SettingCard title={t('data.holds')}>
        <ul>
          <li>{t('data.holds.profile')}</li>
          <li>{t('data.holds.reports')}</li>
          <li>{t('data.holds.sessions')}</li>
          <li>{t('data.holds.pictures')}</li>
        </ul>
        <p>{t('data.holds.not')}</p>
        <p>{t('data.format')}</p>
        <p>
          <ButtonAnchor href={localePath(language, '/account/data/archive')}>
            {t('data.download')}
          </ButtonAnchor>
        </p>
        <p>
          <a href={localePath(language, '/account/data/download')}>{t('data.download.json')}</a>
        </p>
      </SettingCard>
      <SettingCard title={t('data.requests')}>
        <p>{t('data.requests.hint')}</p>
        <p>
          <ButtonLink variant="secondary" to={localePath(language, '/account/requests')}>
            {t('data.requests.go')}
          </ButtonLink>
        </p>
      </SettingCard>
    </SettingPage>
  )
}
