import { Form, Link } from 'react-router'
import { formatDate } from '../../../i18n/format.ts'
import { localePath } from '../../../i18n/language.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { SettingCard } from '../settings/setting-page.tsx'
import type { AccountLineMessageId } from './account-line.messages.ts'

interface PartLineProps {
  /** ISO 8601. */
  since: string
  /** He has no password yet. */
  isOnlyWay: boolean
}

export function PartLine({ since, isOnlyWay }: PartLineProps) {
  const t = useText<AccountLineMessageId>()
  const language = useLanguage()
  return (
    <SettingCard title={t('accountLine.since', { date: formatDate(language, since) })}>
      {isOnlyWay ? (
        <>
          <p>{t('accountLine.only')}</p>
          <Link to={localePath(language, '/forgot-password')}>{t('accountLine.setPassword')}</Link>
        </>
      ) : (
        <>
          <p>{t('accountLine.part.hint')}</p>
          <Form method="post" action={localePath(language, '/account/line?part')}>
            <Button type="submit" variant="secondary">
              {t('accountLine.part')}
            </Button>
          </Form>
        </>
      )}
    </SettingCard>
  )
}
