import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PageCard, PageCards } from '../../core/blocks/page-card/page-card.tsx'
import { PageHead } from '../../core/blocks/page-head/page-head.tsx'
import { localePath } from '../../core/i18n/language.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import { pagePlace } from '../../core/request/page-place.ts'
import './setting-page.css'
import type { SettingsMessageId } from './settings.messages.ts'

export const settingPlace = pagePlace<SettingsMessageId>({
  above: [{ path: '/account', name: 'settings.account' }],
})

interface SettingPageProps {
  title: string
  lead?: string
  children: ReactNode
}

export function SettingPage({ title, lead, children }: SettingPageProps) {
  const t = useText<SettingsMessageId>()
  const language = useLanguage()
  return (
    <main id="content">
      <PageHead above="setting-page" title={title} lead={lead} />
      <PageCards className="setting-page">
        {children}
        <p>
          <Link to={localePath(language, '/account')}>{t('settings.back')}</Link>
        </p>
      </PageCards>
    </main>
  )
}

export function SettingCard({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <PageCard>
      {title && <h2>{title}</h2>}
      {children}
    </PageCard>
  )
}
