import { mailingCalls } from '@washhouse/contract/mailing/mailing.calls'
import type { MailLeaving } from '@washhouse/contract/mailing/mailing.contract'
import { data, redirect } from 'react-router'
import { pageContent } from '../../../core/content/content.server.ts'
import { messagesFor, textIn } from '../../../core/i18n/compile.server.ts'
import { localePath } from '../../../core/i18n/language.ts'
import type { LoadedId } from '../../../core/i18n/messages.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { noStore } from '../../../core/request/no-store.ts'
import { pagePlace } from '../../../core/request/page-place.ts'
import { ButtonLink } from '../../../core/ui/button/button.tsx'
import { Notice } from '../../../core/ui/notice/notice.tsx'
import { AccountDone } from '../account-done.tsx'
import { AuthPage } from '../auth-page.tsx'
import { tokenIn } from '../mailed-link/link-token.ts'
import { SpentLink } from '../mailed-link/spent-link.tsx'
import type { Route } from './+types/unsubscribe.page.ts'
import { UnsubscribeForm } from './leaving-form.tsx'
import { carryOut, readPress } from './press.server.ts'
import { unsubscribeMessages } from './unsubscribe.messages.ts'

export const handle = pagePlace({ above: [] })
export const headers = noStore

const path = '/unsubscribe'

/** Changes nothing: mail scanners open every link. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const content = context.get(pageContent)
  const { language } = content
  const token = tokenIn(url)
  const found = token
    ? await content.find(mailingCalls.readLeaving, { path: { token } })
    : ({ kind: 'ok', value: null } as const)
  const leaving = found.kind === 'ok' ? found.value : null
  const isFailed = found.kind === 'failed'
  const t = textIn(language, unsubscribeMessages)
  const page = {
    messages: messagesFor(language, unsubscribeMessages),
    meta: {
      title: t('unsubscribe.title'),
      description: t('unsubscribe.lead'),
      canonicalPath: path,
      isIndexed: false,
    },
    leaving,
    isFailed,
    action: localePath(language, `${path}?token=${encodeURIComponent(token ?? '')}`),
    done: url.searchParams.get('done'),
  }
  return data(page, { status: statusOf(page) })
}

function statusOf({ isFailed, leaving }: { isFailed: boolean; leaving: MailLeaving | null }) {
  if (isFailed) return 503
  return leaving ? 200 : 404
}

/**
 * Unsubscribes anyone who has the email; needs no session and no cookie. Mail programs do not follow redirects (RFC 8058)
 * and get the answer at once. The page's own buttons redirect back to it.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const content = context.get(pageContent)
  const token = tokenIn(url)
  const pressed = await readPress(request)
  if (token === null || pressed === null) return data({ isFailed: false }, { status: 400 })
  const status = await carryOut(content, token, pressed.press)
  if (status !== 200 || pressed.isOneClick)
    return data({ isFailed: status === 429 || status === 503 }, { status })
  const [done] = pressed.press.split('.')
  const query = new URLSearchParams({ token, done: done ?? '' })
  return redirect(localePath(content.language, `${path}?${query}`), 303)
}

export default function UnsubscribePage({ loaderData, actionData }: Route.ComponentProps) {
  const { leaving, isFailed, action: address, done } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  const toAccount = localePath(language, '/account/mail')
  const hasFailed = isFailed || actionData?.isFailed === true
  return (
    <AuthPage title={t('unsubscribe.title')} {...(leaving && { lead: t('unsubscribe.lead') })}>
      {hasFailed && (
        <Notice variant="bad" isLive>
          {t('unsubscribe.failed')}
        </Notice>
      )}
      {leaving && (
        <>
          {/* Anyone can write this parameter, so the message also needs the stored state. */}
          {done === 'return' && !leaving.left.includes(leaving.kind) && !actionData && (
            <AccountDone>{t('unsubscribe.returned')}</AccountDone>
          )}
          <UnsubscribeForm leaving={leaving} action={address} isDone={done === 'leave'} />
          <p>{t('unsubscribe.note')}</p>
          <p>
            <ButtonLink variant="link" to={toAccount}>
              {t('unsubscribe.account')}
            </ButtonLink>
          </p>
        </>
      )}
      {!leaving && !hasFailed && (
        <SpentLink title={t('unsubscribe.unknown')} hint={t('unsubscribe.unknown.hint')}>
          <ButtonLink to={toAccount}>{t('unsubscribe.account')}</ButtonLink>
        </SpentLink>
      )}
    </AuthPage>
  )
}
