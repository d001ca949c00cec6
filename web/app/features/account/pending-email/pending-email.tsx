import type { PendingEmail } from '@washhouse/contract/account/account.contract'
import { Form } from 'react-router'
import { formatBriefDateTime } from '../../../core/i18n/format.ts'
import { localePath } from '../../../core/i18n/language.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { Button } from '../../../core/ui/button/button.tsx'
import { Notice } from '../../../core/ui/notice/notice.tsx'
import { AccountDone } from '../account-done.tsx'
import type { PendingEmailMessageId } from './pending-email.messages.ts'

const good = ['sent', 'cancelled'] as const
const bad = ['gone', 'limited', 'failed'] as const
/** Outcome of the last press of a button, from the URL. */
export type PendingEmailOutcome = (typeof good | typeof bad)[number]

interface PendingEmailNoticeProps extends PendingEmail {
  outcome?: string | null
}

/** The change of address that waits for confirmation, with the buttons to send its link again and to cancel it. */
export function PendingEmailNotice({ email, expiresAt, outcome }: PendingEmailNoticeProps) {
  const t = useText<PendingEmailMessageId>()
  const language = useLanguage()
  const done = good.find((name) => name === outcome)
  const failed = bad.find((name) => name === outcome)
  return (
    <>
      {done && <AccountDone>{t(`pendingEmail.${done}`)}</AccountDone>}
      {failed && (
        <Notice variant="bad" isLive>
          {t(`pendingEmail.${failed}`)}
        </Notice>
      )}
      {email !== null && expiresAt !== null && (
        <Notice>
          <p>
            {t('pendingEmail.waiting', { email, until: formatBriefDateTime(language, expiresAt) })}
          </p>
          <Form method="post" action={localePath(language, '/account/email/pending')}>
            <Button type="submit" variant="link" name="press" value="again">
              {t('pendingEmail.again')}
            </Button>{' '}
            <Button type="submit" variant="link" name="press" value="cancel">
              {t('pendingEmail.cancel')}
            </Button>
          </Form>
        </Notice>
      )}
    </>
  )
}
