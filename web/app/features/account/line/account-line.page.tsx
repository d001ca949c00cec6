import { lineCalls } from '@washhouse/contract/line/line.calls'
import { data, redirectDocument } from 'react-router'
import { formMessages } from '../../../blocks/form/form.messages.ts'
import { handleForm } from '../../../blocks/form/handle-form.server.ts'
import { passwordMessages } from '../../../blocks/form/password.messages.ts'
import { memberContentOf } from '../../../content/session/member-content.server.ts'
import { messagesFor, textIn } from '../../../i18n/compile.server.ts'
import { localePath } from '../../../i18n/language.ts'
import type { LoadedId } from '../../../i18n/messages.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { neverKept } from '../../../request/never-kept.ts'
import { pagePlace } from '../../../request/page-place.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { SettingPage } from '../settings/setting-page.tsx'
import { settingsMessages, type SettingsMessageId } from '../settings/settings.messages.ts'
import { AccountDone } from '../account-done.tsx'
import type { Route } from './+types/account-line.page.ts'
import { accountLineForm } from './account-line-form.server.ts'
import { accountLineMessages } from './account-line.messages.ts'
import { JoinLine } from './join-line.tsx'
import { lineChoicesForm } from './line-choices-form.server.ts'
import { LineChoices } from './line-choices.tsx'
import { journeyAt, journeyHeaders } from './line-journey.server.ts'
import { accountLineOutcomeOf, accountLinePath, type AccountLineOutcome } from './line-outcome.ts'
import { lineMessages } from './line.messages.ts'
import { OnTheWay } from './on-the-way.tsx'
import { PartLine } from './part-line.tsx'
import { partLine } from './part-line.server.ts'

export const handle = pagePlace<SettingsMessageId>({
  above: [{ path: '/account', name: 'settings.account' }],
})

export const headers = neverKept

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args
  const member = memberContentOf(args)
  const { language } = member
  const ways = await member.demand(lineCalls.getOwnSignInWays)
  if (!ways.line && ways.lineSince === null) throw data(null, { status: 404 })
  const choices = ways.lineSince === null ? null : await member.settle(lineCalls.getLineChoices)
  const journey = url.searchParams.has('go') ? journeyAt(context, 'away') : null
  return {
    messages: messagesFor(
      language,
      formMessages,
      passwordMessages,
      settingsMessages,
      lineMessages,
      accountLineMessages,
    ),
    meta: { title: textIn(language, accountLineMessages)('accountLine.title'), isIndexed: false },
    ways,
    choices: choices?.kind === 'ok' && choices.value.isOffered ? choices.value : null,
    outcome: accountLineOutcomeOf(url),
    lineAddress: journey?.intent === 'join' ? journey.url : null,
  }
}

/** Begins a journey that joins LINE, parts it, or keeps what is to be told there. */
export async function action(args: Route.ActionArgs) {
  const { request, url, context } = args
  const member = memberContentOf(args)
  if (url.searchParams.has('part')) return partLine(member)
  if (url.searchParams.has('choices'))
    return handleForm({ request, context, service: () => member }, lineChoicesForm, (_, language) =>
      accountLinePath(language, 'chosen'),
    )
  const definition = accountLineForm(url.searchParams.has('again'))
  return handleForm({ request, context, service: () => member }, definition, (begun, language) => {
    if (!begun) throw new Error('the content service began a journey to LINE without an answer')
    const journey = { step: 'away', intent: 'join', ...begun, language, next: null } as const
    // A form must not lead to another site (form-action): a page of ours does.
    return redirectDocument(localePath(language, '/account/line?go'), {
      status: 303,
      headers: journeyHeaders(context, journey),
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
        <JoinLine answer={answer} isAgain={outcome === 'lost'} />
      ) : (
        <>
          {choices && <LineChoices choices={choices} answer={answer} />}
          <PartLine since={ways.lineSince} isOnlyWay={!ways.hasPassword} />
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
