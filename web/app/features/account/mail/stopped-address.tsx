import { Link } from 'react-router'
import type { FormAnswer } from '../../../blocks/form/form-answer.ts'
import { SubmitForm } from '../../../blocks/form/submit-form.tsx'
import { formatDate } from '../../../i18n/format.ts'
import { localePath } from '../../../i18n/language.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { AccountDone } from '../account-done.tsx'
import './mail.css'
import type { MailTroubleMessageId } from './mail-trouble.messages.ts'

interface StoppedAddressProps {
  email: string
  /** ISO 8601. */
  since: string
  /** He has just asked for the link. */
  isAsked: boolean
  answer: FormAnswer | undefined
}

/** That mail does not arrive at an address, and the link by which it is started again. */
export function StoppedAddress({ email, since, isAsked, answer }: StoppedAddressProps) {
  const t = useText<MailTroubleMessageId>()
  const language = useLanguage()
  const date = formatDate(language, since)
  return (
    <div className="mail-trouble">
      <Notice variant="bad">{t('mailTrouble.stopped', { email, date })}</Notice>
      {isAsked && !answer ? (
        <AccountDone>{t('mailTrouble.asked', { email })}</AccountDone>
      ) : (
        <>
          <p>{t('mailTrouble.hint')}</p>
          <SubmitForm
            id="start"
            action="/account/mail?start"
            answer={answer}
            submitLabel={t('mailTrouble.start')}
            submitVariant="secondary"
          />
        </>
      )}
      <p>
        <Link to={localePath(language, '/account/email')}>{t('mailTrouble.other')}</Link>
      </p>
    </div>
  )
}
