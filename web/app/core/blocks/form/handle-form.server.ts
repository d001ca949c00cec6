import { ServiceError } from '@washhouse/contract/client/service-error'
import type { Language } from '@washhouse/contract/language'
import type { Caller } from '@washhouse/contract/wire/call'
import { readFaults } from '@washhouse/contract/wire/faults'
import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { pageContent } from '../../content/content.server.ts'
import type { PageContent, PageStoreOptions } from '../../content/page-content.ts'
import { memberContentOf } from '../../content/session/member-content.server.ts'
import type { MemberArgs } from '../../content/session/require-member.server.ts'
import { isSignedIn } from '../../content/session/session.ts'
import { log } from '../../../platform/log.server.ts'
import { localePath } from '../../i18n/language.ts'
import { carriedFrom } from '../../request/carried-text.server.ts'
import { carryAlong } from '../../request/carry-along.server.ts'
import { requestContext } from '../../request/request-context.ts'
import { hiddenFields, textOf, type FormAnswer } from './form-answer.ts'
import type { FormDefinition, FormFile } from './form-definition.ts'
import { keepValues, readForm } from './read-form.server.ts'
import { toFormFault, toFormFaults } from './form-faults.server.ts'
import { toFormRefusal, waitOf } from './form-refusal.server.ts'

/** A photo over a slow connection to the service takes longer than the deadline of a page. */
const storeDeadlineMilliseconds = 10_000

/** Arguments of the page's action, and what the write needs besides its record. */
interface FormArgs extends MemberArgs {
  request: Request
  /** Values of the write's path. */
  path?: PageStoreOptions['path']
  /** Service to send the write to, instead of the one `serviceFor` chooses. */
  service?: () => Pick<PageContent, 'store'>
}

/** Returns the next page from the result and the stored record. */
type WhenStored<Body, Result> = (
  result: Result | undefined,
  language: Language,
  stored: { record: Body; form: FormData },
) => string | Response | Promise<string | Response>

/**
 * The `action` of a page with a form: validates it, stores it and redirects to `next` (a path without language prefix), or
 * returns the response that `next` creates. The member's token is sent if only members may send the form, or if
 * anyone may and the sender is signed in. On any failure the response contains the input. React Router has already checked the
 * request's origin.
 */
export async function handleForm<Body, Result>(
  { path, service, ...args }: FormArgs,
  definition: FormDefinition<Body, Result>,
  next: `/${string}` | WhenStored<Body, Result>,
) {
  const { request, context } = args
  const content = context.get(pageContent)
  const { language } = content
  const form = await receiveForm(request)
  const file = definition.file ? readFile(form, definition.file.name) : null
  const isCut = context.get(requestContext).isBodyCut === true
  const kept = { values: keepValues(definition, form), hadFile: file !== null || isCut }
  const fail = (error: unknown) => {
    // A redirect, such as to the login page.
    if (error instanceof Response) {
      carryAlong(context, carriedFrom(new URL(request.url).pathname, kept.values))
      throw error
    }
    log.warn({ err: error, operation: definition.write.operation }, 'a form could not be stored')
    return isStatus(error, 429)
      ? answer({ kind: 'failed', status: 429, reason: 'busy', ...waitOf(error, language), ...kept })
      : answer({ kind: 'failed', status: 503, reason: 'away', ...kept })
  }

  const target = await outcomeOf(
    async () => service?.() ?? serviceFor(args, definition.write.caller),
  )
  if (target.kind === 'failed') return fail(target.error)
  const added = await outcomeOf(async () => definition.addFields?.(form, content) ?? {})
  if (added.kind === 'failed') return fail(added.error)
  const read = readForm(definition, form, added.result)
  const more = definition.findMore?.(form) ?? {}
  const faults = toFormFaults(definition, read.kind === 'faulty' ? read.faults : [], language, more)
  const refuse = ({ status = 422, ...refusal }: Refusal) =>
    answer({ kind: 'refused', status, faults, reason: null, ...refusal, ...kept })
  const refuseFile = ({ name, maxBytes }: FormFile) => {
    const tooLarge = { type: 'too_large', figures: { max: maxBytes } }
    const told = toFormFault(definition, name, tooLarge, language)
    return refuse({ status: 413, faults: [...faults, told] })
  }

  const isTooLarge = isCut || (file?.size ?? 0) > (definition.file?.maxBytes ?? 0)
  if (definition.file && isTooLarge) return refuseFile(definition.file)
  if (read.kind === 'faulty' || faults.length > 0) return refuse({})
  if (definition.hasPreview && form.has(hiddenFields.preview))
    return answer({ kind: 'previewed', status: 200, ...kept })

  const { record } = read
  const stored = await outcomeOf(() =>
    target.result.store(definition.write, record, {
      ...(path && { path }),
      deadlineMilliseconds: storeDeadlineMilliseconds,
      ...(definition.isStoredOnce ? { idempotencyKey: keyOf(form) } : {}),
      ...(file && definition.file ? { files: { [definition.file.name]: file } } : {}),
    }),
  )
  if (stored.kind === 'ok') {
    if (form.has(hiddenFields.inPlace)) return answer({ kind: 'stored' })
    const to =
      typeof next === 'string' ? next : await next(stored.result, language, { record, form })
    return typeof to === 'string' ? redirect(localePath(language, to), 303) : to
  }

  const { error } = stored
  if (isStatus(error, 413) && definition.file) return refuseFile(definition.file)
  const told = toFormFaults(
    definition,
    isStatus(error, 400) ? readFaults(error.body) : [],
    language,
  )
  if (told.length > 0) return refuse({ faults: told })
  const refusal = toFormRefusal(definition, error, language)
  if (refusal) return refuse({ status: isStatus(error, 429) ? 429 : 422, ...refusal })
  return fail(error)
}

/** The content service, with the member's token if the form is sent as a member. */
function serviceFor(args: MemberArgs, caller: Caller): Pick<PageContent, 'store'> {
  const isOwn = caller === 'member' || (caller === 'either' && isSignedIn(args.context))
  return isOwn ? memberContentOf(args) : args.context.get(pageContent)
}

type Outcome<Result> = { kind: 'ok'; result: Result } | { kind: 'failed'; error: unknown }

async function outcomeOf<Result>(work: () => Promise<Result>): Promise<Outcome<Result>> {
  try {
    return { kind: 'ok', result: await work() }
  } catch (error) {
    return { kind: 'failed', error }
  }
}

type Refusal = Partial<
  Pick<Extract<FormAnswer, { kind: 'refused' }>, 'status' | 'faults' | 'reason' | 'code'>
>

function isStatus(error: unknown, status: number): error is ServiceError {
  return error instanceof ServiceError && error.status === status
}

function answer(given: FormAnswer) {
  const headers = { 'Cache-Control': 'no-store' }
  return data(given, { status: given.kind === 'stored' ? 200 : given.status, headers })
}

/** The sent form; empty if the body is not a form. */
export async function receiveForm(request: Request): Promise<FormData> {
  // A body that is not a form has no fields, so validation reports them as missing.
  const isForm = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(
    request.headers.get('content-type') ?? '',
  )
  if (!isForm) return new FormData()
  try {
    return await request.formData()
  } catch {
    throw data(null, { status: 400 })
  }
}

/** The file, if one was chosen: a browser sends an empty file if none was chosen. */
function readFile(form: FormData, name: string): File | null {
  const sent = form.get(name)
  return sent instanceof File && sent.size > 0 ? sent : null
}

/** The form's key; without one, each submit counts as a new form. */
function keyOf(form: FormData): string {
  const key = textOf(form, hiddenFields.key)
  return /^[\w-]{16,64}$/.test(key) ? key : randomUUID()
}
