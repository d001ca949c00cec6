import type { MailedLinkState } from '@washhouse/contract/account/account.contract'
import type { ReactNode } from 'react'
import type { FormAnswer } from '../../../core/blocks/form/form-answer.ts'
import { HiddenField } from '../../../core/blocks/form/form-fields.tsx'
import { FormThanks } from '../../../core/blocks/form/form-thanks.tsx'
import { SubmitForm, type SubmitFormProps } from '../../../core/blocks/form/submit-form.tsx'
import { localePath } from '../../../core/i18n/language.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { ButtonLink } from '../../../core/ui/button/button.tsx'
import { AuthPage } from '../auth-page.tsx'
import { tokenLeft } from './link-token.ts'
import type { MailedLinkMessageId } from './mailed-link.messages.ts'
import { SpentLink } from './spent-link.tsx'

/** Purpose of a link; the prefix of its message ids. */
export type LinkKind =
  | 'verify'
  | 'newEmail'
  | 'undoEmail'
  | 'mailStart'
  | 'appeal'
  | 'confirmRequest'

interface MailedLinkProps extends Pick<SubmitFormProps, 'action' | 'findMore' | 'children'> {
  kind: LinkKind | 'reset'
  token: string | null
  /** Checked when the page was opened. */
  state: MailedLinkState['state']
  answer: FormAnswer | undefined
  /** Shown when the link does not work any more. */
  afterSpent: ReactNode
}

/** The page of a mailed link: a form with one button, because mail scanners also open links. */
export function MailedLink({
  kind,
  token: given,
  state,
  afterSpent,
  children,
  ...form
}: MailedLinkProps) {
  const t = useText<MailedLinkMessageId>()
  const token = tokenLeft(form.answer) ?? given
  const spent = (
    <SpentLink
      title={t(kind === 'confirmRequest' ? 'confirmRequest.spent' : 'link.spent')}
      hint={t(`${kind}.spent.hint`)}
    >
      {afterSpent}
    </SpentLink>
  )
  const cancelled = (
    <SpentLink title={t('newEmail.cancelled')} hint={t('newEmail.cancelled.hint')}>
      {afterSpent}
    </SpentLink>
  )
  const known = token === null || state === 'spent' ? spent : state === 'cancelled' && cancelled
  return (
    <AuthPage title={t(`${kind}.title`)}>
      {known || (
        <SubmitForm
          {...form}
          submitLabel={t(`${kind}.submit`)}
          insteadAfter={{ INVALID_TOKEN: spent, 'INVALID_TOKEN.cancelled': cancelled }}
        >
          {/* In the form, which a link that does not work replaces. */}
          <p>{t(`${kind}.lead`)}</p>
          <HiddenField name="token" value={token ?? ''} />
          {children}
        </SubmitForm>
      )}
    </AuthPage>
  )
}

interface LinkDoneProps {
  kind: LinkKind
  isSignedIn: boolean
}

export function LinkDone({ kind, isSignedIn }: LinkDoneProps) {
  const t = useText<MailedLinkMessageId>()
  const language = useLanguage()
  const way = isSignedIn ? 'account' : 'login'
  return (
    <AuthPage title={t(`${kind}.title`)}>
      <FormThanks title={t(`${kind}.done.title`)}>
        <p>{t(`${kind}.done.hint`)}</p>
        {kind !== 'appeal' && kind !== 'confirmRequest' && (
          <ButtonLink to={localePath(language, `/${way}`)}>{t(`link.${way}`)}</ButtonLink>
        )}
      </FormThanks>
    </AuthPage>
  )
}
