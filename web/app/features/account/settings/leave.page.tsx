import { accountCalls } from '@washhouse/contract/account/account.calls'
import { Link, redirectDocument } from 'react-router'
import { handleForm } from '../../../blocks/form/handle-form.server.ts'
import { keepInput } from '../../../blocks/form/keep-input.ts'
import { formMessages } from '../../../blocks/form/form.messages.ts'
import { CurrentPasswordField } from '../../../blocks/form/password-fields.tsx'
import { passwordMessages } from '../../../blocks/form/password.messages.ts'
import { SubmitForm } from '../../../blocks/form/submit-form.tsx'
import { endSession } from '../../../content/session/change-session.server.ts'
import { memberContentOf } from '../../../content/session/member-content.server.ts'
import { log } from '../../../ground/log.server.ts'
import { messagesFor, textIn } from '../../../i18n/compile.server.ts'
import { localePath } from '../../../i18n/language.ts'
import type { LoadedId } from '../../../i18n/messages.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { neverKept } from '../../../request/never-kept.ts'
import { pagePlace } from '../../../request/page-place.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import type { Route } from './+types/leave.page.ts'
import { leaveForm } from './leave-form.server.ts'
import { leaveMessages } from './leave.messages.ts'
import { SettingCard, SettingPage } from './setting-page.tsx'
import { settingsMessages, type SettingsMessageId } from './settings.messages.ts'

export const handle = pagePlace<SettingsMessageId>({
  above: [{ path: '/account', name: 'settings.account' }],
})

export const headers = neverKept

export function loader(args: Route.LoaderArgs) {
  const { language } = memberContentOf(args)
  return {
    messages: messagesFor(
      language,
      formMessages,
      passwordMessages,
      settingsMessages,
      leaveMessages,
    ),
    meta: { title: textIn(language, leaveMessages)('leave.title'), isIndexed: false },
    isFailed: args.url.searchParams.has('failed'),
  }
}

/** Asks for the password, then deletes the account and signs out. */
export function action(args: Route.ActionArgs) {
  const { request, context } = args
  const member = memberContentOf(args)
  return handleForm(
    { request, context, service: member },
    leaveForm,
    async (_checked, language) => {
      try {
        await member.write(accountCalls.removeMe, undefined)
      } catch (error) {
        if (error instanceof Response) throw error
        log.warn({ err: error }, 'an account could not be deleted')
        return localePath(language, '/account/leave?failed')
      }
      endSession(context)
      // A document of its own: nothing of the member's pages is left in it.
      return redirectDocument(localePath(language, '/account/goodbye'), 303)
    },
  )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInput({ serverAction })

export default function LeavePage({ loaderData: { isFailed }, actionData }: Route.ComponentProps) {
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  return (
    <SettingPage title={t('leave.title')} lead={t('leave.lead')}>
      {isFailed && !actionData && (
        <Notice variant="bad" isLive>
          {t('settings.failed')}
        </Notice>
      )}
      <SettingCard>
        <div>
          <h2>{t('leave.goes')}</h2>
          <ul>
            <li>{t('leave.goes.profile')}</li>
            <li>{t('leave.goes.sessions')}</li>
            <li>{t('leave.goes.news')}</li>
          </ul>
        </div>
        <div>
          <h2>{t('leave.stays')}</h2>
          <ul>
            <li>{t('leave.stays.reports')}</li>
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
          <CurrentPasswordField name="currentPassword" label={t('settings.currentPassword')} />
        </SubmitForm>
      </SettingCard>
    </SettingPage>
  )
}
