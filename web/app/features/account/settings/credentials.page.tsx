import { accountCalls } from '@washhouse/contract/account/account.calls'
import type { EmailChange, PasswordChange } from '@washhouse/contract/account/account.contract'
import { Link } from 'react-router'
import type { FormDefinition } from '../../../core/blocks/form/form-definition.ts'
import { FormThanks } from '../../../core/blocks/form/form-thanks.tsx'
import { handleForm } from '../../../core/blocks/form/handle-form.server.ts'
import { keepInput } from '../../../core/blocks/form/keep-input.ts'
import {
  CurrentPasswordField,
  NewPasswordFields,
  useNewPasswordFaults,
} from '../../../core/blocks/form/password-fields.tsx'
import { findConfirmFault } from '../../../core/blocks/form/password-rule.ts'
import { passwordMessages } from '../../../core/blocks/form/password.messages.ts'
import { EmailField } from '../../../core/blocks/form/person-fields.tsx'
import { personMessages } from '../../../core/blocks/form/person.messages.ts'
import { SubmitForm } from '../../../core/blocks/form/submit-form.tsx'
import { memberContentOf } from '../../../core/content/session/member-content.server.ts'
import { localePath, neutralPath } from '../../../core/i18n/language.ts'
import type { LoadedId } from '../../../core/i18n/messages.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { noStore } from '../../../core/request/no-store.ts'
import { Notice } from '../../../core/ui/notice/notice.tsx'
import { AccountDone } from '../account-done.tsx'
import { pendingEmailMessages } from '../pending-email/pending-email.messages.ts'
import { readPendingEmail } from '../pending-email/pending-email.server.ts'
import { PendingEmailNotice } from '../pending-email/pending-email.tsx'
import { readOwnSignInMethods, currentPasswordTexts, loadSetting } from '../setting.server.ts'
import { SettingCard, SettingPage, settingPlace } from '../setting-page.tsx'
import type { Route } from './+types/credentials.page.ts'
import { credentialsMessages } from './credentials.messages.ts'

export const handle = settingPlace
export const headers = noStore

const emailPath = '/account/email'
const passwordPath = '/account/password'

function kindIn({ pathname }: URL): 'changeEmail' | 'changePassword' {
  return neutralPath(pathname) === emailPath ? 'changeEmail' : 'changePassword'
}

/** Changes the email address; needs the password. Never reveals whether the address has an account. */
const emailForm: FormDefinition<EmailChange> = {
  write: accountCalls.changeEmail,
  fields: ['email', 'currentPassword'],
  secrets: ['currentPassword'],
  ...currentPasswordTexts,
  faultTexts: {
    ...currentPasswordTexts.faultTexts,
    'email.same': credentialsMessages['changeEmail.fault.same'],
    'email.too_many': pendingEmailMessages['pendingEmail.limited'],
  },
}

const passwordForm: FormDefinition<PasswordChange> = {
  write: accountCalls.changePassword,
  fields: ['currentPassword', 'password'],
  ownFields: ['confirmPassword'],
  secrets: ['currentPassword', 'password', 'confirmPassword'],
  findMore: findConfirmFault,
  ...currentPasswordTexts,
}

export async function loader(args: Route.LoaderArgs) {
  const kind = kindIn(args.url)
  const member = memberContentOf(args)
  const [{ email }, { hasPassword }, pending] = await Promise.all([
    kind === 'changeEmail' ? member.demand(accountCalls.getMe) : { email: '' },
    readOwnSignInMethods(member),
    readPendingEmail(member),
  ])
  return {
    ...loadSetting(
      args,
      `${kind}.title`,
      personMessages,
      passwordMessages,
      pendingEmailMessages,
      credentialsMessages,
    ),
    kind,
    email,
    hasPassword,
    pending,
    outcome: args.url.searchParams.get('pending'),
    isDone: ['sent', 'changed'].some((name) => args.url.searchParams.has(name)),
  }
}

/** The new address never appears in a URL. */
export function action(args: Route.ActionArgs) {
  return kindIn(args.url) === 'changeEmail'
    ? handleForm(args, emailForm, `${emailPath}?sent`)
    : handleForm(args, passwordForm, `${passwordPath}?changed`)
}

export const clientAction = keepInput

/** The form for the email address or the password, by the page's path. */
export default function CredentialsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, email, hasPassword, pending, outcome } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  const forgotten = localePath(useLanguage(), '/forgot-password')
  const isDone = loaderData.isDone && !actionData
  if (kind === 'changePassword' && isDone)
    // Without the form, no typed password stays in the page.
    return (
      <SettingPage title={t('changePassword.title')}>
        <AccountDone>
          {t('changePassword.saved')} {t('changePassword.moveCancelled')}
        </AccountDone>
      </SettingPage>
    )
  return (
    <SettingPage
      title={t(`${kind}.title`)}
      {...(kind === 'changeEmail' && { lead: t('changeEmail.now', { email }) })}
      {...(kind === 'changePassword' && hasPassword && { lead: t('changePassword.lead') })}
    >
      {kind === 'changeEmail' && (
        <PendingEmailNotice {...pending} outcome={actionData ? null : outcome} />
      )}
      {kind === 'changePassword' && pending.email !== null && (
        <Notice>{t('pendingEmail.password', { email: pending.email })}</Notice>
      )}
      <SettingCard>
        {!hasPassword && (
          <>
            <p>{t('settings.noPassword')}</p>
            <Link to={forgotten}>{t('settings.noPassword.set')}</Link>
          </>
        )}
        {hasPassword && kind === 'changeEmail' && (
          <ChangeEmail email={email} isSent={isDone} answer={actionData} />
        )}
        {hasPassword && kind === 'changePassword' && <ChangePassword answer={actionData} />}
      </SettingCard>
    </SettingPage>
  )
}

type Answer = Route.ComponentProps['actionData']

function ChangePassword({ answer }: { answer: Answer }) {
  const t = useText<LoadedId<Route.ComponentProps>>()
  return (
    <SubmitForm
      action={passwordPath}
      answer={answer}
      findMore={useNewPasswordFaults()}
      submitLabel={t('changePassword.send')}
    >
      <CurrentPasswordField name="currentPassword" label={t('settings.currentPassword')} />
      <NewPasswordFields />
    </SubmitForm>
  )
}

interface ChangeEmailProps {
  email: string
  isSent: boolean
  answer: Answer
}

function ChangeEmail({ email, isSent, answer }: ChangeEmailProps) {
  const t = useText<LoadedId<Route.ComponentProps>>()
  const path = localePath(useLanguage(), emailPath)
  if (isSent)
    return (
      <FormThanks title={t('changeEmail.sent')}>
        <p>{t('changeEmail.sent.hint', { email })}</p>
        <p>
          <Link to={path}>{t('changeEmail.sent.other')}</Link>
        </p>
      </FormThanks>
    )
  return (
    <>
      <div>
        <h2>{t('changeEmail.steps')}</h2>
        <ol>
          <li>{t('changeEmail.steps.link')}</li>
          <li>{t('changeEmail.steps.until')}</li>
          <li>{t('changeEmail.steps.old')}</li>
        </ol>
      </div>
      <SubmitForm action={emailPath} answer={answer} submitLabel={t('changeEmail.send')}>
        <EmailField isRequired label={t('changeEmail.new')} />
        <CurrentPasswordField name="currentPassword" label={t('settings.currentPassword')} />
      </SubmitForm>
    </>
  )
}
