import { accountCalls } from '@washhouse/contract/account/account.calls'
import type { AccountRemoval } from '@washhouse/contract/account/account.contract'
import { Link, redirectDocument } from 'react-router'
import { textOf } from '../../../core/blocks/form/form-answer.ts'
import type { FormDefinition } from '../../../core/blocks/form/form-definition.ts'
import { FormCheckbox } from '../../../core/blocks/form/form-fields.tsx'
import { handleForm } from '../../../core/blocks/form/handle-form.server.ts'
import { keepInput } from '../../../core/blocks/form/keep-input.ts'
import { CurrentPasswordField } from '../../../core/blocks/form/password-fields.tsx'
import { passwordMessages } from '../../../core/blocks/form/password.messages.ts'
import { SubmitForm } from '../../../core/blocks/form/submit-form.tsx'
import { endSession } from '../../../core/content/session/change-session.server.ts'
import { memberContentOf } from '../../../core/content/session/member-content.server.ts'
import { localePath } from '../../../core/i18n/language.ts'
import type { LoadedId } from '../../../core/i18n/messages.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { noStore } from '../../../core/request/no-store.ts'
import { readOwnSignInMethods, currentPasswordTexts, loadSetting } from '../setting.server.ts'
import { SettingCard, SettingPage, settingPlace } from '../setting-page.tsx'
import type { Route } from './+types/leave.page.ts'
import { leaveMessages } from './leave.messages.ts'

export const handle = settingPlace
export const headers = noStore

/** For members with a password, which verifies them. */
const leaveForm: FormDefinition<AccountRemoval> = {
  write: accountCalls.removeMe,
  fields: ['currentPassword'],
  secrets: ['currentPassword'],
  findMore: (form) => requiredUnlessIn(form, 'currentPassword'),
  ...currentPasswordTexts,
}

/** For members without one, who sign in with LINE. */
const plainLeaveForm: FormDefinition<AccountRemoval> = {
  write: accountCalls.removeMe,
  fields: [],
  ownFields: ['understood'],
  findMore: (form) => requiredUnlessIn(form, 'understood'),
  faultTexts: { understood: leaveMessages['leave.understood.missing'] },
}

function requiredUnlessIn(form: FormData, name: string): Record<string, string> {
  return textOf(form, name) ? {} : { [name]: 'required' }
}

export async function loader(args: Route.LoaderArgs) {
  const { hasPassword, lineSince } = await readOwnSignInMethods(memberContentOf(args))
  return {
    ...loadSetting(args, 'leave.title', passwordMessages, leaveMessages),
    hasPassword,
    hasLine: lineSince !== null,
  }
}

/** Deletes the account and signs out. */
export async function action(args: Route.ActionArgs) {
  const { hasPassword } = await readOwnSignInMethods(memberContentOf(args))
  return handleForm(args, hasPassword ? leaveForm : plainLeaveForm, (_gone, language) => {
    endSession(args.context)
    // A document navigation removes all member data from the page.
    return redirectDocument(localePath(language, '/account/goodbye'), 303)
  })
}

export const clientAction = keepInput

export default function LeavePage({ loaderData, actionData }: Route.ComponentProps) {
  const { hasPassword, hasLine } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  return (
    <SettingPage title={t('leave.title')} lead={t('leave.lead')}>
      <SettingCard>
        <div>
          <h2>{t('leave.goes')}</h2>
          <ul>
            <li>{t('leave.goes.profile')}</li>
            <li>{t('leave.goes.sessions')}</li>
            <li>{t('leave.goes.news')}</li>
            {hasLine && <li>{t('leave.line')}</li>}
          </ul>
        </div>
        <div>
          <h2>{t('leave.stays')}</h2>
          <ul>
            <li>{t('leave.stays.reports')}</li>
            <li>{t('leave.stays.posts')}</li>
          </ul>
        </div>
        <p>
          <Link to={localePath(language, '/pagePolicy')}>{t('leave.policy')}</Link>
          {'\u00A0· '}
          <Link to={localePath(language, '/account/data')}>{t('leave.data')}</Link>
        </p>
      </SettingCard>
      <SettingCard title={t('leave.confirm')}>
        <SubmitForm
          action="/account/leave"
          answer={actionData}
          submitLabel={t('leave.send')}
          submitVariant="secondary"
        >
          {hasPassword ? (
            <CurrentPasswordField name="currentPassword" label={t('settings.currentPassword')} />
          ) : (
            <FormCheckbox
              name="understood"
              label={t('leave.understood')}
              required
              whenMissing={t('leave.understood.missing')}
            />
          )}
        </SubmitForm>
      </SettingCard>
    </SettingPage>
  )
}
