import { accountCalls } from '@washhouse/contract/account/account.calls'
import type { LinkToken } from '@washhouse/contract/account/account.contract'
import { dataRequestCalls } from '@washhouse/contract/data-request/data-request.calls'
import { mailingCalls } from '@washhouse/contract/mailing/mailing.calls'
import type { NewSuspensionAppeal } from '@washhouse/contract/webboard/board-moderation.contract'
import { boardLengths } from '@washhouse/contract/webboard/board-lengths'
import { webboardCalls } from '@washhouse/contract/webboard/webboard.calls'
import type { Write } from '@washhouse/contract/wire/write'
import { redirectDocument } from 'react-router'
import type { FormDefinition } from '../../../core/blocks/form/form-definition.ts'
import { FormTextArea } from '../../../core/blocks/form/form-fields.tsx'
import { handleForm } from '../../../core/blocks/form/handle-form.server.ts'
import { keepInput } from '../../../core/blocks/form/keep-input.ts'
import { loadFormPage } from '../../../core/blocks/form/load-form-page.server.ts'
import { personMessages } from '../../../core/blocks/form/person.messages.ts'
import { endSession } from '../../../core/content/session/change-session.server.ts'
import { isSignedIn } from '../../../core/content/session/session.ts'
import { localePath, neutralPath } from '../../../core/i18n/language.ts'
import type { LoadedId } from '../../../core/i18n/messages.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { noStore } from '../../../core/request/no-store.ts'
import { pagePlace } from '../../../core/request/page-place.ts'
import { ButtonLink } from '../../../core/ui/button/button.tsx'
import type { Route } from './+types/link.page.ts'
import { AskForLink } from './ask-for-link.tsx'
import { readLinkState } from './link-state.server.ts'
import { tokenIn } from './link-token.ts'
import { LinkDone, MailedLink, type LinkKind } from './mailed-link.tsx'
import { mailedLinkMessages } from './mailed-link.messages.ts'

export const handle = pagePlace({ above: [] })
export const headers = noStore

/** The purpose of each link, by the page's Thai path. */
const kinds = {
  '/verify': 'verify',
  '/verify-email': 'newEmail',
  '/undo-email': 'undoEmail',
  '/mail-start': 'mailStart',
  '/appeal': 'appeal',
  '/data-request/confirm': 'confirmRequest',
} as const satisfies Record<string, LinkKind>

type LinkPath = keyof typeof kinds

function pathIn({ pathname }: URL): LinkPath {
  const path = neutralPath(pathname)
  if (!isLinkPath(path)) throw new Error(`no mailed link leads to ${path}`)
  return path
}

function isLinkPath(path: string): path is LinkPath {
  return path in kinds
}

const spent = mailedLinkMessages['link.spent']
const wait = mailedLinkMessages['link.wait']

function linkForm(write: Write<LinkToken>): FormDefinition<LinkToken> {
  return {
    write,
    fields: ['token'],
    faultTexts: { token: spent },
    refusalTexts: {
      INVALID_TOKEN: spent,
      'INVALID_TOKEN.cancelled': mailedLinkMessages['newEmail.cancelled'],
      RECORD_NOT_UNIQUE: mailedLinkMessages['newEmail.taken'],
      REQUESTS_EXCEEDED: wait,
    },
  }
}

const linkForms = {
  verify: linkForm(accountCalls.verifyEmail),
  newEmail: linkForm(accountCalls.confirmEmail),
  undoEmail: linkForm(accountCalls.undoEmail),
  mailStart: linkForm(mailingCalls.startMail),
  confirmRequest: {
    ...linkForm(dataRequestCalls.proveDataRequest),
    faultTexts: {
      token: mailedLinkMessages['confirmRequest.spent'],
      'token.open': mailedLinkMessages['confirmRequest.open'],
    },
    refusalTexts: {
      INVALID_TOKEN: mailedLinkMessages['confirmRequest.spent'],
      REQUESTS_EXCEEDED: mailedLinkMessages['confirmRequest.wait'],
    },
  },
}

/** A suspended member can appeal to staff once. */
const appealForm: FormDefinition<NewSuspensionAppeal> = {
  write: webboardCalls.askSuspensionAgain,
  fields: ['token', 'message'],
  faultTexts: { token: spent, 'message.required': mailedLinkMessages['appeal.missing'] },
  refusalTexts: { INVALID_TOKEN: spent, REQUESTS_EXCEEDED: wait },
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const path = pathIn(url)
  const kind = kinds[path]
  const head = { title: `${kind}.title`, lead: `${kind}.lead`, path } as const
  const token = tokenIn(url)
  return {
    ...loadFormPage({ url }, head, personMessages, mailedLinkMessages),
    kind,
    path,
    token,
    state: await readLinkState({ context }, kind, token),
    isDone: url.searchParams.has('done'),
    isSignedIn: isSignedIn(context),
  }
}

export function action(args: Route.ActionArgs) {
  const path = pathIn(args.url)
  const kind = kinds[path]
  const done = `${path}?done=1` as const
  if (kind === 'appeal') return handleForm(args, appealForm, done)
  if (kind !== 'undoEmail') return handleForm(args, linkForms[kind], done)
  return handleForm(args, linkForms.undoEmail, (_none, language) => {
    // The service ended all sessions of the account, this one too.
    if (isSignedIn(args.context)) endSession(args.context)
    return redirectDocument(localePath(language, done), 303)
  })
}

export const clientAction = keepInput

export default function LinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, path, token, state, isDone } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  if (isDone && !actionData) return <LinkDone kind={kind} isSignedIn={loaderData.isSignedIn} />
  return (
    <MailedLink
      kind={kind}
      action={path}
      token={token}
      state={state}
      answer={actionData}
      afterSpent={<AfterSpent kind={kind} />}
    >
      {kind === 'appeal' && (
        <FormTextArea
          name="message"
          label={t('appeal.message')}
          rows={8}
          maxLength={boardLengths.message}
          required
          whenMissing={t('appeal.missing')}
        />
      )}
    </MailedLink>
  )
}

/** Where to get another link; signed-out visitors pass through the log-in. */
const ways = {
  newEmail: ['/account/email', 'newEmail.again'],
  undoEmail: ['/contact', 'link.contact'],
  mailStart: ['/account/mail', 'mailStart.again'],
  appeal: ['/contact', 'link.contact'],
  confirmRequest: ['/data-request', 'confirmRequest.again'],
} as const

function AfterSpent({ kind }: { kind: LinkKind }) {
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  if (kind === 'verify')
    return <AskForLink action="/verify/request" submitLabel={t('askVerify.submit')} />
  const [to, label] = ways[kind]
  return <ButtonLink to={localePath(language, to)}>{t(label)}</ButtonLink>
}
