import type { ReactNode } from 'react'
import { FormThanks } from '../../../blocks/form/form-thanks.tsx'
import type { FormAnswer } from '../../../blocks/form/form-answer.ts'
import { SubmitForm } from '../../../blocks/form/submit-form.tsx'
import { localePath } from '../../../i18n/language.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { DoorPage } from '../door-page.tsx'
import { HiddenField } from '../hidden-field.tsx'
import { tokenLeft } from './link-token.ts'
import type { MailedLinkMessageId } from './mailed-link.messages.ts'
import { SpentLink } from './spent-link.tsx'

interface LinkPageProps {
  /** What its texts begin with. */
  kind: 'verify' | 'newEmail' | 'undoEmail' | 'mailStart'
  /** Its Thai address. */
  path: string
  token: string | null
  isDone: boolean
  isSignedIn: boolean
  answer: FormAnswer | undefined
  /** The way on from a link that does not work any more. */
  afterSpent: ReactNode
}

/** What a mailed link leads to: one button, as programs open links, too; then that it is done. */
export function LinkPage({
  kind,
  path,
  token: given,
  isDone,
  isSignedIn,
  answer,
  afterSpent,
}: LinkPageProps) {
  const t = useText<MailedLinkMessageId>()
  const language = useLanguage()
  const token = tokenLeft(answer) ?? given
  const spent = (
    <SpentLink title={t('link.spent')} hint={t(`${kind}.spent.hint`)}>
      {afterSpent}
    </SpentLink>
  )
  if (isDone && !answer) {
    return (
      <DoorPage title={t(`${kind}.title`)}>
        <FormThanks title={t(`${kind}.done.title`)}>
          <p>{t(`${kind}.done.hint`)}</p>
          <ButtonLink to={localePath(language, isSignedIn ? '/account' : '/login')}>
            {t(isSignedIn ? 'link.account' : 'link.signIn')}
          </ButtonLink>
        </FormThanks>
      </DoorPage>
    )
  }
  return (
    <DoorPage title={t(`${kind}.title`)} lead={token === null ? undefined : t(`${kind}.lead`)}>
      {token === null ? (
        spent
      ) : (
        <SubmitForm
          action={localePath(language, path)}
          answer={answer}
          submitLabel={t(`${kind}.submit`)}
          insteadAfter={{
            INVALID_TOKEN: spent,
            'INVALID_TOKEN.cancelled': (
              <SpentLink title={t('newEmail.cancelled')} hint={t('newEmail.cancelled.hint')}>
                {afterSpent}
              </SpentLink>
            ),
          }}
        >
          <HiddenField name="token" value={token} />
        </SubmitForm>
      )}
    </DoorPage>
  )
}
