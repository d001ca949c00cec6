import { lineCalls } from '@washhouse/contract/line/line.calls'
import type {
  LineChoices,
  LineAuthorization,
  LineStart,
  OwnLineChoices,
} from '@washhouse/contract/line/line.contract'
import { useMemo } from 'react'
import { data, Form, Link, redirectDocument, redirect } from 'react-router'
import type { FormAnswer } from '../../../core/blocks/form/form-answer.ts'
import type { FormDefinition } from '../../../core/blocks/form/form-definition.ts'
import { FormCheckbox } from '../../../core/blocks/form/form-fields.tsx'
import { handleForm } from '../../../core/blocks/form/handle-form.server.ts'
import { CurrentPasswordField } from '../../../core/blocks/form/password-fields.tsx'
import { passwordMessages } from '../../../core/blocks/form/password.messages.ts'
import { SubmitForm } from '../../../core/blocks/form/submit-form.tsx'
import {
  memberContentOf,
  type MemberContent,
} from '../../../core/content/session/member-content.server.ts'
import { formatDate } from '../../../core/i18n/format.ts'
import { localePath } from '../../../core/i18n/language.ts'
import type { LoadedId } from '../../../core/i18n/messages.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { noStore } from '../../../core/request/no-store.ts'
import { Button, ButtonAnchor } from '../../../core/ui/button/button.tsx'
import { Notice } from '../../../core/ui/notice/notice.tsx'
import { AccountDone } from '../account-done.tsx'
import { SettingCard, SettingPage, settingPlace } from '../setting-page.tsx'
import { currentPasswordTexts, loadSetting } from '../setting.server.ts'
import type { Route } from './+types/account-line.page.ts'
import { accountLineMessages } from './account-line.messages.ts'
import { authorizationAt, authorizationHeaders } from './line-authorization.server.ts'
import { accountLineOutcomeOf, type AccountLineOutcome, accountLinePath } from './line-outcome.ts'
import { lineMessages } from './line.messages.ts'
import { storePress } from '../../../core/blocks/form/store-press.server.ts'

export const handle = settingPlace
export const headers = noStore

const path = '/account/line'

/** Proof that the member links LINE: the password, or a new sign-in. */
function joinForm(needsNewSignIn: boolean): FormDefinition<LineStart, LineAuthorization> {
  return {
    write: lineCalls.startLine,
    fields: ['currentPassword'],
    secrets: ['currentPassword'],
    addFields: () => ({ intent: 'join', needsNewSignIn }),
    faultTexts: currentPasswordTexts.faultTexts,
    refusalTexts: {
      ...currentPasswordTexts.refusalTexts,
      SERVICE_UNAVAILABLE: lineMessages['login.reason.line-away'],
    },
  }
}

/** Which notifications a member with linked LINE gets there. */
const choicesForm: FormDefinition<Partial<LineChoices>, OwnLineChoices> = {
  write: lineCalls.changeLineChoices,
  fields: ['reports', 'branches'],
}

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args
  const member = memberContentOf(args)
  const ways = await member.demand(lineCalls.getOwnSignInWays)
  if (!ways.line && ways.lineSince === null) throw data(null, { status: 404 })
  const choices = ways.lineSince === null ? null : await member.settle(lineCalls.getLineChoices)
  const journey = url.searchParams.has('go') ? authorizationAt(context, 'away') : null
  return {
    ...loadSetting(args, 'accountLine.title', passwordMessages, lineMessages, accountLineMessages),
    ways,
    choices: choices?.kind === 'ok' && choices.value.isOffered ? choices.value : null,
    outcome: accountLineOutcomeOf(url),
    lineAddress: journey?.intent === 'join' ? journey.url : null,
  }
}

/** Starts an authorization that links LINE, unlinks it, or stores the notification choices. */
export async function action(args: Route.ActionArgs) {
  const { url, context } = args
  const member = memberContentOf(args)
  if (url.searchParams.has('part')) return partLine(member)
  if (url.searchParams.has('choices'))
    return handleForm(args, choicesForm, `${path}?outcome=chosen`)
  return handleForm(args, joinForm(url.searchParams.has('again')), (begun, language) => {
    if (!begun) throw new Error('the content service returned no LINE authorization')
    const journey = { step: 'away', intent: 'join', ...begun, language, next: null } as const
    // The form-action policy forbids a redirect to another site, so a page of this site leads there.
    return redirectDocument(localePath(language, `${path}?go`), {
      status: 303,
      headers: authorizationHeaders(context, journey),
    })
  })
}

export default function AccountLinePage({ loaderData, actionData }: Route.ComponentProps) {
  const { ways, choices, outcome, lineAddress } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  if (lineAddress !== null) return <OnTheWay address={lineAddress} />
  const answer = actionData && 'kind' in actionData ? actionData : undefined
  const hasFailed = actionData !== undefined && !answer
  return (
    <SettingPage title={t('accountLine.title')} lead={t('accountLine.lead')}>
      {hasFailed && (
        <Notice variant="bad" isLive>
          {t('settings.failed')}
        </Notice>
      )}
      {outcome && !actionData && <Outcome outcome={outcome} />}
      {ways.lineSince === null ? (
        <SettingCard>
          <p>{t('accountLine.hint')}</p>
          <SubmitForm
            // LINE's own app failed to return the member the last time.
            action={outcome === 'lost' ? `${path}?again` : path}
            answer={answer}
            submitLabel={t('accountLine.join')}
          >
            <CurrentPasswordField name="currentPassword" label={t('settings.currentPassword')} />
          </SubmitForm>
        </SettingCard>
      ) : (
        <>
          {choices && <Choices choices={choices} answer={answer} />}
          <Part since={ways.lineSince} isOnlyWay={!ways.hasPassword} />
        </>
      )}
    </SettingPage>
  )
}

const outcomeTexts = {
  joined: 'accountLine.done.joined',
  parted: 'accountLine.done.parted',
  chosen: 'accountLine.done.chosen',
  taken: 'accountLine.failed.taken',
  only: 'accountLine.only',
  lost: 'login.reason.line-lost',
  denied: 'login.reason.line-denied',
  away: 'login.reason.line-away',
  refused: 'login.reason.line-refused',
} as const

function Outcome({ outcome }: { outcome: AccountLineOutcome }) {
  const t = useText<(typeof outcomeTexts)[AccountLineOutcome]>()
  const text = t(outcomeTexts[outcome])
  const isDone = outcome === 'joined' || outcome === 'parted' || outcome === 'chosen'
  return isDone ? <AccountDone>{text}</AccountDone> : <Notice isLive>{text}</Notice>
}

interface ChoicesProps {
  choices: OwnLineChoices
  answer: FormAnswer | undefined
}

function Choices({ choices: { reports, branches }, answer }: ChoicesProps) {
  const t = useText<LoadedId<Route.ComponentProps>>()
  const initial = useMemo(
    () => ({ reports: reports ? 'on' : '', branches: branches ? 'on' : '' }),
    [reports, branches],
  )
  return (
    <SettingCard title={t('accountLine.choices')}>
      <SubmitForm
        action={`${path}?choices`}
        answer={answer}
        initial={initial}
        submitLabel={t('settings.save')}
      >
        <p>{t('accountLine.choices.hint')}</p>
        <FormCheckbox name="reports" label={t('accountLine.choices.reports')} />
        <FormCheckbox name="branches" label={t('accountLine.choices.branches')} />
      </SubmitForm>
    </SettingCard>
  )
}

interface PartProps {
  /** ISO 8601. */
  since: string
  /** The member has no password yet. */
  isOnlyWay: boolean
}

function Part({ since, isOnlyWay }: PartProps) {
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  return (
    <SettingCard title={t('accountLine.since', { date: formatDate(language, since) })}>
      {isOnlyWay ? (
        <>
          <p>{t('accountLine.only')}</p>
          <Link to={localePath(language, '/forgot-password')}>{t('accountLine.setPassword')}</Link>
        </>
      ) : (
        <>
          <p>{t('accountLine.part.hint')}</p>
          <Form method="post" action={localePath(language, `${path}?part`)}>
            <Button type="submit" variant="secondary">
              {t('accountLine.part')}
            </Button>
          </Form>
        </>
      )}
    </SettingCard>
  )
}

/** Redirects to LINE with and without scripts; the button is the fallback. */
function OnTheWay({ address }: { address: string }) {
  const t = useText<LoadedId<Route.ComponentProps>>()
  return (
    <SettingPage title={t('accountLine.going')}>
      <meta httpEquiv="refresh" content={`0;url=${address}`} />
      <SettingCard>
        <ButtonAnchor icon="line" href={address}>
          {t('accountLine.go')}
        </ButtonAnchor>
      </SettingCard>
    </SettingPage>
  )
}

/** Unlinks LINE from an account. Succeeds if it was unlinked already. */
async function partLine(member: MemberContent) {
  const outcome = await storePress(
    () => member.store(lineCalls.leaveLine, undefined),
    'LINE could not be unlinked from an account',
    ({ status }) => (status === 403 ? 'only' : status === 404 ? 'parted' : null),
  )
  if (outcome === 'failed') return data({ isFailed: true }, { status: 503 })
  return redirect(accountLinePath(member.language, outcome ?? 'parted'), 303)
}
