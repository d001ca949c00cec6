import { Form } from 'react-router'
import { localePath } from '../../../core/i18n/language.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { Button } from '../../../core/ui/button/button.tsx'
import { Notice } from '../../../core/ui/notice/notice.tsx'
import { AccountDone } from '../account-done.tsx'
import type { AccountMessageId } from './account.messages.ts'

const outcomes = ['sent', 'failed'] as const
/** Outcome of the last request for the email, from the URL. */
export type VerificationOutcome = (typeof outcomes)[number]

export function verificationOutcomeOf(text: string | null): VerificationOutcome | null {
  return outcomes.find((outcome) => outcome === text) ?? null
}

interface UnverifiedEmailProps {
  email: string
  outcome: VerificationOutcome | null
}

/** Explains that the address is not verified, with the button that sends the email again. */
export function UnverifiedEmail({ email, outcome }: UnverifiedEmailProps) {
  const t = useText<AccountMessageId>()
  const language = useLanguage()
  if (outcome === 'sent') return <AccountDone>{t('account.verify.sent', { email })}</AccountDone>
  return (
    <Notice variant={outcome === 'failed' ? 'bad' : 'info'} isLive={outcome === 'failed'}>
      <p>{outcome === 'failed' ? t('account.verify.failed') : t('account.verify', { email })}</p>
      <Form method="post" action={localePath(language, '/account/verification')}>
        <Button type="submit" variant="link">
          {t('account.verify.again')}
        </Button>
      </Form>
    </Notice>
  )
}
