import { accountCalls } from '@washhouse/contract/account/account.calls'
import type { MailChoiceChanges, MailChoices } from '@washhouse/contract/mailing/mailing.contract'
import { mailingCalls } from '@washhouse/contract/mailing/mailing.calls'
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { FormDefinition } from '../../../core/blocks/form/form-definition.ts'
import { FormCheckbox, FormChoice, HiddenField } from '../../../core/blocks/form/form-fields.tsx'
import { handleForm } from '../../../core/blocks/form/handle-form.server.ts'
import { keepInput } from '../../../core/blocks/form/keep-input.ts'
import { SubmitForm } from '../../../core/blocks/form/submit-form.tsx'
import { memberContentOf } from '../../../core/content/session/member-content.server.ts'
import { formatDate } from '../../../core/i18n/format.ts'
import { localePath } from '../../../core/i18n/language.ts'
import type { LoadedId } from '../../../core/i18n/messages.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { noStore } from '../../../core/request/no-store.ts'
import { Notice } from '../../../core/ui/notice/notice.tsx'
import { AccountDone } from '../account-done.tsx'
import { SettingCard, SettingPage, settingPlace } from '../setting-page.tsx'
import { loadSetting } from '../setting.server.ts'
import type { Route } from './+types/mail-choices.page.ts'
import { mailChoicesMessages } from './mail-choices.messages.ts'
import { mailTroubleMessages } from './mail-trouble.messages.ts'
import './mail.css'

export const handle = settingPlace
export const headers = noStore

const path = '/account/mail'

const choicesForm: FormDefinition<Partial<MailChoiceChanges>, MailChoices> = {
  write: mailingCalls.changeMailChoices,
  fields: ['digest', 'bundle'],
  faultTexts: { 'digest.minor': mailChoicesMessages['mailChoices.minor'] },
}

/** Requests the link that verifies a suppressed address. */
const startForm: FormDefinition<undefined> = { write: mailingCalls.askMailStart, fields: [] }

export async function loader(args: Route.LoaderArgs) {
  const member = memberContentOf(args)
  const [me, choices] = await Promise.all([
    member.demand(accountCalls.getMe),
    member.demand(mailingCalls.getMailChoices),
  ])
  return {
    ...loadSetting(args, 'mailChoices.title', mailChoicesMessages, mailTroubleMessages),
    email: me.email,
    isVerified: me.emailVerified,
    isMinor: me.ageDeclaration === 'guardian_agrees',
    choices,
    isSaved: args.url.searchParams.has('saved'),
    isAsked: args.url.searchParams.has('asked'),
    isStarting: args.url.searchParams.has('start'),
  }
}

/** With `?start` in the URL: requests the link that ends the suppression. Else stores the choices. */
export function action(args: Route.ActionArgs) {
  return args.url.searchParams.has('start')
    ? handleForm(args, startForm, `${path}?asked=1`)
    : handleForm(args, choicesForm, `${path}?saved=1`)
}

export const clientAction = keepInput

export default function MailChoicesPage(page: Route.ComponentProps) {
  const { loaderData, actionData } = page
  const { email, isVerified, isMinor, choices, isSaved, isStarting } = loaderData
  const { digest, bundle, complainedAt, stoppedAt } = choices
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  const initial = useMemo(() => ({ digest, bundle: bundle ? 'on' : '' }), [digest, bundle])
  return (
    <SettingPage title={t('mailChoices.title')} lead={t('mailChoices.lead')}>
      {isSaved && !actionData && <AccountDone>{t('mailChoices.saved')}</AccountDone>}
      {stoppedAt && (
        <SettingCard>
          <SuppressedAddress {...page} since={stoppedAt} />
        </SettingCard>
      )}
      <SettingCard>
        {!isVerified && (
          <Notice>
            <p>{t('mailChoices.unverified', { email })}</p>
            <Link to={localePath(language, '/verify/request')}>{t('mailChoices.verify')}</Link>
          </Notice>
        )}
        {complainedAt && (
          <Notice>
            {t('mailChoices.complained', { date: formatDate(language, complainedAt) })}
          </Notice>
        )}
        <SubmitForm
          action={path}
          answer={isStarting ? undefined : actionData}
          initial={initial}
          submitLabel={t('settings.save')}
        >
          {isMinor ? (
            <Notice>
              <p>{t('mailChoices.minor')}</p>
              <Link to={localePath(language, '/account/profile')}>
                {t('mailChoices.minor.profile')}
              </Link>
              <HiddenField name="digest" value="none" />
            </Notice>
          ) : (
            <FormChoice
              name="digest"
              legend={t('mailChoices.digest')}
              hint={t('mailChoices.digest.hint')}
              options={[
                { value: 'weekly', label: t('mailChoices.digest.weekly') },
                { value: 'none', label: t('mailChoices.digest.none') },
              ]}
            />
          )}
          <FormCheckbox
            name="bundle"
            label={t('mailChoices.bundle')}
            hint={t('mailChoices.bundle.hint')}
          />
          <p>{t('mailChoices.always')}</p>
        </SubmitForm>
      </SettingCard>
    </SettingPage>
  )
}

type SuppressedAddressProps = Pick<Route.ComponentProps, 'loaderData' | 'actionData'> & {
  /** ISO 8601. */
  since: string
}

/** Explains that the address is suppressed, with the form that requests the link. */
function SuppressedAddress({ loaderData, actionData, since }: SuppressedAddressProps) {
  const { email, isAsked, isStarting } = loaderData
  const answer = isStarting ? actionData : undefined
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  const date = formatDate(language, since)
  return (
    <div className="mail-trouble">
      <Notice variant="bad">{t('mailTrouble.stopped', { email, date })}</Notice>
      {isAsked && !answer ? (
        <AccountDone>{t('mailTrouble.asked', { email })}</AccountDone>
      ) : (
        <>
          <p>{t('mailTrouble.hint')}</p>
          <SubmitForm
            id="start"
            action="/account/mail?start"
            answer={answer}
            submitLabel={t('mailTrouble.start')}
            submitVariant="secondary"
          />
        </>
      )}
      <p>
        <Link to={localePath(language, '/account/email')}>{t('mailTrouble.other')}</Link>
      </p>
    </div>
  )
}
