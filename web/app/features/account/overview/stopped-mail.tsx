import { Link } from 'react-router'
import { formatDate } from '../../../i18n/format.ts'
import { localePath } from '../../../i18n/language.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import type { MailTroubleMessageId } from '../mail/mail-trouble.messages.ts'

interface StoppedMailProps {
  email: string
  /** ISO 8601. */
  since: string
}

/** Told where a member comes first after signing in: mail does not arrive at his address. */
export function StoppedMail({ email, since }: StoppedMailProps) {
  const t = useText<MailTroubleMessageId>()
  const language = useLanguage()
  return (
    <Notice variant="bad">
      <p>{t('mailTrouble.stopped', { email, date: formatDate(language, since) })}</p>
      <Link to={localePath(language, '/account/mail')}>{t('mailTrouble.look')}</Link>
    </Notice>
  )
}
