import { boardLengths } from '@washhouse/contract/webboard/board-lengths'
import type { NewBoardAppeal } from '@washhouse/contract/webboard/board-moderation.contract'
import { webboardCalls } from '@washhouse/contract/webboard/webboard.calls'
import type { BoardName, OwnBoardAuthor } from '@washhouse/contract/webboard/webboard.contract'
import { Link } from 'react-router'
import { boardReasonMessages } from '../../../core/blocks/board-reason/board-reason.messages.ts'
import type { FormDefinition } from '../../../core/blocks/form/form-definition.ts'
import { FormText, FormTextArea } from '../../../core/blocks/form/form-fields.tsx'
import { handleForm } from '../../../core/blocks/form/handle-form.server.ts'
import { keepInput } from '../../../core/blocks/form/keep-input.ts'
import { limitFigures } from '../../../core/blocks/form/limit-figures.ts'
import { SubmitForm } from '../../../core/blocks/form/submit-form.tsx'
import { memberContentOf } from '../../../core/content/session/member-content.server.ts'
import { MemberName } from '../../../core/blocks/member-name/member-name.tsx'
import { localePath } from '../../../core/i18n/language.ts'
import type { LoadedId } from '../../../core/i18n/messages.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { noStore } from '../../../core/request/no-store.ts'
import { Notice } from '../../../core/ui/notice/notice.tsx'
import { AccountDone } from '../account-done.tsx'
import { SettingCard, SettingPage, settingPlace } from '../setting-page.tsx'
import { loadSetting } from '../setting.server.ts'
import type { Route } from './+types/webboard.page.ts'
import { hiddenNameMessages } from './hidden-name.messages.ts'
import { HiddenName } from './hidden-name.tsx'
import { webboardMessages } from './webboard.messages.ts'

export const handle = settingPlace
export const headers = noStore

/** A member's name on the web board; an empty one removes it. */
const nameForm: FormDefinition<Partial<BoardName>, OwnBoardAuthor> = {
  write: webboardCalls.changeOwnAuthor,
  fields: ['nickname'],
  faultTexts: {
    'nickname.format': webboardMessages['webboard.nickname.format'],
    'nickname.reserved': webboardMessages['webboard.nickname.reserved'],
  },
  refusalTexts: {
    'FORBIDDEN.unverified': webboardMessages['webboard.unverified'],
    'FORBIDDEN.limited': webboardMessages['webboard.limited'],
  },
}

/** Appeals to staff against a writing restriction. */
const appealForm: FormDefinition<NewBoardAppeal> = {
  write: webboardCalls.askAgain,
  fields: ['message'],
  faultTexts: { 'message.required': webboardMessages['webboard.appeal.missing'] },
  refusalTexts: { 'FORBIDDEN.no_appeal': webboardMessages['webboard.appeal.none'] },
}

export async function loader(args: Route.LoaderArgs) {
  return {
    ...loadSetting(
      args,
      'webboard.title',
      boardReasonMessages,
      hiddenNameMessages,
      webboardMessages,
    ),
    author: await memberContentOf(args).demand(webboardCalls.getOwnAuthor),
    isSaved: args.url.searchParams.has('saved'),
    isAsked: args.url.searchParams.has('asked'),
  }
}

/** With `?appeal` in the URL: sends the appeal. Else stores the name. */
export function action(args: Route.ActionArgs) {
  return args.url.searchParams.has('appeal')
    ? handleForm(args, appealForm, '/account/webboard?asked=1')
    : handleForm(args, nameForm, '/account/webboard?saved=1')
}

export const clientAction = keepInput

export default function WebboardPage(page: Route.ComponentProps) {
  const { loaderData, actionData } = page
  const { author, isSaved, isAsked } = loaderData
  const { name, nameFault, nickname, limitedUntil } = author
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  return (
    <SettingPage title={t('webboard.title')} lead={t('webboard.lead')}>
      {isSaved && !actionData && <AccountDone>{t('webboard.saved')}</AccountDone>}
      {isAsked && !actionData && <AccountDone>{t('webboard.appeal.sent')}</AccountDone>}
      <SettingCard>
        {name && (
          <p>
            {t('webboard.now')} <MemberName name={name} />
          </p>
        )}
        <HiddenName fault={nameFault} />
        {limitedUntil ? (
          <section id="limit" className="writing-limit" aria-label={t('webboard.limit')}>
            <WritingLimit {...page} until={limitedUntil} />
          </section>
        ) : (
          <SubmitForm
            action="/account/webboard"
            answer={actionData}
            initial={{ nickname: nickname ?? '' }}
            submitLabel={t('settings.save')}
            helpAfter={{
              'FORBIDDEN.unverified': (
                <Link to={localePath(language, '/verify/request')}>{t('webboard.verify')}</Link>
              ),
            }}
          >
            <FormText
              name="nickname"
              label={t('webboard.nickname')}
              hint={t('webboard.nickname.hint')}
              maxLength={boardLengths.nickname}
              autoComplete="nickname"
            />
          </SubmitForm>
        )}
      </SettingCard>
    </SettingPage>
  )
}

type WritingLimitProps = Pick<Route.ComponentProps, 'loaderData' | 'actionData'> & { until: string }

/** The end and the reason of a writing restriction, with the form for the single appeal. */
function WritingLimit({ until, loaderData, actionData }: WritingLimitProps) {
  const { isAsked, author } = loaderData
  const { limitReason, mayAppeal } = author
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  return (
    <>
      <Notice>
        <p>{t('webboard.limited', limitFigures(language, until))}</p>
        {limitReason && (
          <p>{t('webboard.limit.reason', { reason: t(`boardReason.${limitReason}`) })}</p>
        )}
      </Notice>
      {!mayAppeal && !isAsked && <p>{t('webboard.appeal.asked')}</p>}
      {mayAppeal && (
        <>
          <p>{t('webboard.appeal')}</p>
          <SubmitForm
            id="appeal"
            action="/account/webboard?appeal"
            answer={actionData}
            submitLabel={t('webboard.appeal.send')}
          >
            <FormTextArea
              name="message"
              label={t('webboard.appeal.message')}
              maxLength={boardLengths.message}
              required
              whenMissing={t('webboard.appeal.missing')}
            />
          </SubmitForm>
        </>
      )}
    </>
  )
}
