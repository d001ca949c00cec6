import { consentCalls } from '@washhouse/contract/consent/consent.calls'
import { consentActions, type ConsentCategory } from '@washhouse/contract/consent/consent.contract'
import type { Language } from '@washhouse/contract/language'
import { printConsentCookies } from '@washhouse/contract/consent/consent-cookies'
import { redirect, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { receiveForm } from '../../core/blocks/form/handle-form.server.ts'
import {
  acceptedBy,
  savedId,
  settingsPath,
  type ConsentAction,
} from '../../core/blocks/consent/consent-choice.ts'
import { pageContent, readTracking, storeInBackground } from '../../core/content/content.server.ts'
import { languageOf, localePath } from '../../core/i18n/language.ts'
import { log } from '../../platform/log.server.ts'
import { printTagCookieClearings } from '../../core/blocks/consent/tag-cookies.ts'
import type { Route } from './+types/consent.route.ts'
import { createConsentRetryQueue, mayBeRetried } from './consent-retry-queue.ts'
import { nextPathOf } from '../../core/request/next-path.ts'
import { requestContext } from '../../core/request/request-context.ts'
import { isFromOwnPage } from '../../core/request/same-origin.ts'

const ChoiceForm = z.object({
  action: z.enum([...consentActions, 'settings', 'close']),
  category: z.array(z.string()),
  back: z.string().nullable(),
  // Set by scripts, which have stored the cookies already.
  answer: z.literal('none').nullable().catch(null),
  // The consent round and policy version that the visitor saw. Older open pages do not send them; their choices are stored
  // too.
  read: z
    .string()
    .regex(/^[1-9]\d{0,3} .{0,40}$/)
    .catch('1 ')
    .transform((read) => {
      const [round = ''] = read.split(' ', 1)
      return { round: Number(round), version: read.slice(round.length + 1) || null }
    }),
})

const retryQueue = createConsentRetryQueue({
  send: (choice, visitorAddress) =>
    storeInBackground(consentCalls.recordChoice, choice, visitorAddress),
  onStored: (count) => log.info({ count }, 'choices about cookies were recorded late'),
  onGivenUp: (reason, err) => log.error({ reason, err }, 'a choice about cookies was dropped'),
})

/** The settings have no page of their own. */
export function loader() {
  return redirect(settingsPath, 303)
}

/**
 * Stores a choice about cookies. Without JavaScript, sets the cookies and redirects back. Scripts have set them already;
 * their request is only for the log and they do not wait for it.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  if (!isFromOwnPage(request, url)) return refuse('Choices are made on the pages of this site.')
  const form = await readForm(request)
  if (!form.success) return refuse('The choice is not complete.')

  const { action: pressed, category, read, answer } = form.data
  const from = nextPathOf(form.data.back)
  const back = from ?? '/'
  if (pressed === 'settings') return leadTo(localePath(languageOf(back), settingsPath))
  // If the banner is the target, CSS hides it.
  if (pressed === 'close') return leadTo(`${back}#consent-closed`)

  const accepted = acceptedBy(pressed, category)
  // The page's language, from its URL.
  const language = from === null ? null : languageOf(back)
  await recordChoice(context, { pressed, accepted, language, version: read.version })
  if (answer === 'none') return new Response(null, { status: 204 })
  const granted = {
    analytics: accepted.includes('analytics'),
    advertising: accepted.includes('advertising'),
  }
  return leadTo(`${back}#${savedId}`, [
    ...printConsentCookies(accepted, read.round),
    ...printTagCookieClearings(request.headers.get('cookie') ?? '', url.hostname, granted),
  ])
}

async function readForm(request: Request) {
  const fields = await receiveForm(request)
  return ChoiceForm.safeParse({
    action: fields.get('action'),
    category: fields.getAll('category'),
    back: fields.get('back'),
    read: fields.get('read'),
    answer: fields.get('answer'),
  })
}

interface Choice {
  pressed: ConsentAction
  accepted: ConsentCategory[]
  language: Language | null
  version: string | null
}

/** Tries once within the page's deadline; on failure the retry queue takes over. */
async function recordChoice(
  context: Readonly<RouterContextProvider>,
  { pressed, accepted, language, version }: Choice,
): Promise<void> {
  const content = context.get(pageContent)
  const policyVersion = version ?? (await readTracking(content))?.policyVersion ?? 'unknown'
  const choice = {
    id: crypto.randomUUID(),
    action: pressed,
    categories: accepted,
    policyVersion,
    language,
    channel: 'website',
  } as const
  try {
    await content.store(consentCalls.recordChoice, choice)
  } catch (error) {
    if (!mayBeRetried(error)) return log.error({ err: error }, 'a choice about cookies was refused')
    log.warn({ err: error }, 'a choice about cookies waits for a retry')
    retryQueue.add(choice, context.get(requestContext).visitorAddress)
  }
}

function leadTo(address: string, cookies: readonly string[] = []): Response {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return redirect(address, { status: 303, headers })
}

function refuse(reason: string): Response {
  return new Response(reason, { status: 400, headers: { 'content-type': 'text/plain' } })
}
