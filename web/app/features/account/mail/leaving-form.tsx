import type { MailLeaving } from '@washhouse/contract/mailing/mailing.contract'
import { Form } from 'react-router'
import { useText } from '../../../core/i18n/use-text.tsx'
import { Button } from '../../../core/ui/button/button.tsx'
import { Notice } from '../../../core/ui/notice/notice.tsx'
import { AccountDone } from '../account-done.tsx'
import './mail.css'
import type { Press } from './press.server.ts'
import type { UnsubscribeMessageId } from './unsubscribe.messages.ts'

interface LeavingFormProps {
  leaving: MailLeaving
  /** Path of the page with the token of the email. */
  action: string
  /** The visitor has just unsubscribed. */
  isDone: boolean
}

export function UnsubscribeForm({ leaving: { kind, left }, action, isDone }: LeavingFormProps) {
  const t = useText<UnsubscribeMessageId>()
  const hasLeft = left.includes(kind)
  const hasLeftAll = left.includes('digest') && left.includes('bundle')
  const said = t(hasLeftAll ? 'unsubscribe.left.all' : `unsubscribe.left.${kind}`)
  const told = isDone ? <AccountDone>{said}</AccountDone> : <Notice variant="good">{said}</Notice>
  return (
    <>
      {hasLeft ? told : <p>{t(`unsubscribe.${kind}`)}</p>}
      <Form method="post" action={action} className="leaving-form">
        {!hasLeft && (
          <PressButton press="leave.kind" variant="primary">
            {t(`unsubscribe.leave.${kind}`)}
          </PressButton>
        )}
        {!hasLeftAll && <PressButton press="leave.all">{t('unsubscribe.leave.all')}</PressButton>}
        {hasLeftAll && <PressButton press="return.all">{t('unsubscribe.return.all')}</PressButton>}
        {hasLeft && !hasLeftAll && (
          <PressButton press="return.kind">{t('unsubscribe.return')}</PressButton>
        )}
      </Form>
    </>
  )
}

interface PressButtonProps {
  press: Press
  variant?: 'primary' | 'secondary'
  children: string
}

function PressButton({ press, variant = 'secondary', children }: PressButtonProps) {
  return (
    <Button type="submit" variant={variant} name="press" value={press}>
      {children}
    </Button>
  )
}
