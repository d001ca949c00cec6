import { accountCalls } from '@washhouse/contract/account/account.calls'
import type { Registration, SessionTokens } from '@washhouse/contract/account/account.contract'
import { redirectDocument, type RouterContextProvider } from 'react-router'
import { pageContent } from '../../../core/content/content.server.ts'
import { deviceOf } from '../../../core/content/session/change-session.server.ts'
import { log } from '../../../platform/log.server.ts'
import { nextPathOf } from '../../../core/request/next-path.ts'
import { authPath, pathAfterSignIn } from '../auth-path.ts'
import { enter } from '../enter.server.ts'

type Context = Readonly<RouterContextProvider>

/** The password check and hash wait in a queue. */
const deadlineMilliseconds = 10_000

/** Signs in a new member and redirects; to the log-in if that fails. */
export async function enterNewMember(
  context: Context,
  registration: Registration,
  form: FormData,
): Promise<Response> {
  const content = context.get(pageContent)
  const { language } = content
  const typedNext = form.get('next')
  const tokens = await signIn(context, registration)
  if (!tokens) {
    const next = nextPathOf(typeof typedNext === 'string' ? typedNext : null)
    return redirectDocument(authPath(language, '/login', { next, reason: 'registered' }), 303)
  }
  if (wantsNews({ record: registration, form })) await askForNews(context, tokens.accessToken)
  await enter(context, { tokens, isRemembered: true, name: registration.firstName })
  return redirectDocument(pathAfterSignIn(language, typedNext), 303)
}

async function signIn(
  context: Context,
  { email, password }: Registration,
): Promise<SessionTokens | null> {
  const login = {
    email,
    password,
    mode: 'json',
    remember: true,
    device: deviceOf(context),
  } as const
  try {
    const content = context.get(pageContent)
    return (await content.store(accountCalls.login, login, { deadlineMilliseconds })) ?? null
  } catch (error) {
    log.warn({ err: error }, 'a new member could not be signed in')
    return null
  }
}

interface Registered {
  record: Pick<Registration, 'ageDeclaration'>
  form: FormData
}

/** The website requires an age declaration; the API has it as optional. */
export function findAgeFault(form: FormData): Record<string, string> {
  return form.get('ageDeclaration') ? {} : { ageDeclaration: 'required' }
}

/** A minor gets no news email, as the form says. */
export function wantsNews({ record, form }: Registered): boolean {
  return form.get('wantsNews') !== null && record.ageDeclaration !== 'guardian_agrees'
}

/** If this fails, the member finds the box unticked in the account. */
export async function askForNews(context: Context, token: string): Promise<void> {
  try {
    const content = context.get(pageContent)
    const wish = { emailNotifications: true, emailFrequency: 'weekly' } as const
    await content.store(accountCalls.changeMe, wish, { token, deadlineMilliseconds })
  } catch (error) {
    log.warn({ err: error }, 'a new member could not be subscribed to news')
  }
}
