import type { Language } from '@washhouse/contract/language'
import { webboardCalls } from '@washhouse/contract/webboard/webboard.calls'
import { boardLengths } from '@washhouse/contract/webboard/board-lengths'
import { Link } from 'react-router'
import { boardReasonMessages } from '../../../blocks/board-reason/board-reason.messages.ts'
import { useFormFields } from '../../../blocks/form/form-context.ts'
import { formMessages } from '../../../blocks/form/form.messages.ts'
import { handleForm } from '../../../blocks/form/handle-form.server.ts'
import { keepInput } from '../../../blocks/form/keep-input.ts'
import { SubmitForm } from '../../../blocks/form/submit-form.tsx'
import { memberContentOf } from '../../../content/session/member-content.server.ts'
import { messagesFor, textIn } from '../../../i18n/compile.server.ts'
import { localePath } from '../../../i18n/language.ts'
import type { LoadedId } from '../../../i18n/messages.ts'
import { langOfName } from '../../../i18n/untranslated.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { neverKept } from '../../../request/never-kept.ts'
import { pagePlace } from '../../../request/page-place.ts'
import { TextField } from '../../../ui/field/field.tsx'
import { AccountDone } from '../account-done.tsx'
import type { Route } from './+types/webboard.page.ts'
import { HiddenName } from './hidden-name.tsx'
import { hiddenNameMessages } from './hidden-name.messages.ts'
import { SettingCard, SettingPage } from './setting-page.tsx'
import { settingsMessages, type SettingsMessageId } from './settings.messages.ts'
import { appealForm, webboardForm } from './webboard-form.server.ts'
import { WritingLimit } from './writing-limit.tsx'
import { webboardMessages, type WebboardMessageId } from './webboard.messages.ts'

export const handle = pagePlace<SettingsMessageId>({
  above: [{ path: '/account', name: 'settings.account' }],
})

export const headers = neverKept

export async function loader(args: Route.LoaderArgs) {
  const member = memberContentOf(args)
  const { language } = member
  return {
    messages: messagesFor(
      language,
      formMessages,
      boardReasonMessages,
      hiddenNameMessages,
      settingsMessages,
      webboardMessages,
    ),
    meta: { title: textIn(language, webboardMessages)('webboard.title'), isIndexed: false },
    author: await member.demand(webboardCalls.getOwnAuthor),
    isSaved: args.url.searchParams.has('saved'),
    isAsked: args.url.searchParams.has('asked'),
  }
}

/** With `?appeal` in the address he asks about his limit, else he names himself. */
export function action(args: Route.ActionArgs) {
  const { request, context, url } = args
  const form = { request, context, service: () => memberContentOf(args) }
  const lead = (outcome: string) => (_stored: unknown, language: Language) =>
    localePath(language, `/account/webboard?${outcome}=1`)
  return url.searchParams.has('appeal')
    ? handleForm(form, appealForm, lead('asked'))
    : handleForm(form, webboardForm, lead('saved'))
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInput({ serverAction })

export default function WebboardPage({ loaderData, actionData }: Route.ComponentProps) {
  const { author, isSaved, isAsked } = loaderData
  const { name, nameFault, nickname, limitedUntil, limitReason, mayAppeal } = author
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  return (
    <SettingPage title={t('webboard.title')} lead={t('webboard.lead')}>
      {isSaved && !actionData && <AccountDone>{t('webboard.saved')}</AccountDone>}
      {isAsked && !actionData && <AccountDone>{t('webboard.appeal.sent')}</AccountDone>}
      <SettingCard>
        {name && (
          <p>
            {t('webboard.now')} <bdi lang={langOfName(language, name)}>{name}</bdi>
          </p>
        )}
        <HiddenName fault={nameFault} />
        {limitedUntil ? (
          <section id="limit" className="writing-limit" aria-label={t('webboard.limit')}>
            <WritingLimit
              until={limitedUntil}
              reason={limitReason}
              mayAppeal={mayAppeal}
              isAsked={isAsked}
              answer={actionData}
            />
          </section>
        ) : (
          <SubmitForm
            action={localePath(language, '/account/webboard')}
            answer={actionData}
            initial={{ nickname: nickname ?? '' }}
            submitLabel={t('settings.save')}
            helpAfter={{
              'FORBIDDEN.unverified': (
                <Link to={localePath(language, '/verify/request')}>{t('webboard.verify')}</Link>
              ),
            }}
          >
            <NicknameField />
          </SubmitForm>
        )}
      </SettingCard>
    </SettingPage>
  )
}

function NicknameField() {
  const t = useText<WebboardMessageId>()
  const { field } = useFormFields()
  return (
    <TextField
      {...field('nickname')}
      label={t('webboard.nickname')}
      hint={t('webboard.nickname.hint')}
      maxLength={boardLengths.nickname}
      autoComplete="nickname"
    />
  )
}
