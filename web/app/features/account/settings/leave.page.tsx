import { Link, redirectDocument } from 'react-router'
import { handleForm } from '../../../blocks/form/handle-form.server.ts'
import { keepInput } from '../../../blocks/form/keep-input.ts'
import { formMessages } from '../../../blocks/form/form.messages.ts'
import { useFormFields } from '../../../blocks/form/form-context.ts'
import { CurrentPasswordField } from '../../../blocks/form/password-fields.tsx'
import { passwordMessages } from '../../../blocks/form/password.messages.ts'
import { SubmitForm } from '../../../blocks/form/submit-form.tsx'
import { endSession } from '../../../content/session/change-session.server.ts'
import { memberContentOf } from '../../../content/session/member-content.server.ts'
import { messagesFor, textIn } from '../../../i18n/compile.server.ts'
import { localePath } from '../../../i18n/language.ts'
import type { LoadedId } from '../../../i18n/messages.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { neverKept } from '../../../request/never-kept.ts'
import { pagePlace } from '../../../request/page-place.ts'
import { CheckboxField } from '../../../ui/field/choice-field.tsx'
import type { Route } from './+types/leave.page.ts'
import { readOwnWays } from '../line/own-ways.server.ts'
import { leaveForm, plainLeaveForm } from './leave-form.server.ts'
import { leaveMessages, type LeaveMessageId } from './leave.messages.ts'
import { SettingCard, SettingPage } from './setting-page.tsx'
import { settingsMessages, type SettingsMessageId } from './settings.messages.ts'

export const handle = pagePlace<SettingsMessageId>({
  above: [{ path: '/account', name: 'settings.account' }],
})

export const headers = neverKept

export async function loader(args: Route.LoaderArgs) {
  const member = memberContentOf(args)
  const { language } = member
  const { hasPassword, lineSince } = await readOwnWays(member)
  return {
    messages: messagesFor(
      language,
      formMessages,
      passwordMessages,
      settingsMessages,
      leaveMessages,
    ),
    meta: { title: textIn(language, leaveMessages)('leave.title'), isIndexed: false },
    hasPassword,
    hasLine: lineSince !== null,
  }
}

/** Deletes the account, for his password if he has one, and signs out. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const member = memberContentOf(args)
  const { hasPassword } = await readOwnWays(member)
  const definition = hasPassword ? leaveForm : plainLeaveForm
  return handleForm({ request, context, service: () => member }, definition, (_gone, language) => {
    endSession(context)
    // A document of its own: nothing of the member's pages is left in it.
    return redirectDocument(localePath(language, '/account/goodbye'), 303)
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInput({ serverAction })

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
          {' · '}
          <Link to={localePath(language, '/account/data')}>{t('leave.data')}</Link>
        </p>
      </SettingCard>
      <SettingCard title={t('leave.confirm')}>
        <SubmitForm
          action={localePath(language, '/account/leave')}
          answer={actionData}
          submitLabel={t('leave.send')}
          submitVariant="secondary"
        >
          {hasPassword ? (
            <CurrentPasswordField name="currentPassword" label={t('settings.currentPassword')} />
          ) : (
            <Understood />
          )}
        </SubmitForm>
      </SettingCard>
    </SettingPage>
  )
}

/** For who has no password. */
function Understood() {
  const t = useText<LeaveMessageId>()
  const { tick } = useFormFields()
  return (
    <CheckboxField
      {...tick('understood')}
      label={t('leave.understood')}
      required
      whenMissing={t('leave.understood.missing')}
    />
  )
}
