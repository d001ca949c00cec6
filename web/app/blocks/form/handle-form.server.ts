import { ServiceError } from '@washhouse/contract/client/service-error'
import type { Language } from '@washhouse/contract/language'
import { ErrorBody } from '@washhouse/contract/wire/errors'
import { readFaults } from '@washhouse/contract/wire/faults'
import { randomUUID } from 'node:crypto'
import { data, redirect, type RouterContextProvider } from 'react-router'
import { pageContent } from '../../content/content.server.ts'
import type { PageStoreOptions } from '../../content/page-content.ts'
import { log } from '../../ground/log.server.ts'
import { textIn } from '../../i18n/compile.server.ts'
import type { MessageCatalogue } from '../../i18n/messages.ts'
import { requestContext } from '../../request/request-context.ts'
import { hiddenFields, type FormAnswer } from './form-answer.ts'
import type { FormDefinition, FormFile } from './form-definition.ts'
import { keepValues, readForm } from './read-form.server.ts'
import { tellFault, tellFaults } from './tell-faults.server.ts'

/** A photo on a slow line to the service takes longer than a page may. */
const storeDeadlineMilliseconds = 10_000

interface FormRequest {
  request: Request
  context: Readonly<RouterContextProvider>
  /** What the write needs beside its record: values of its path, a member's token. */
  sendOptions?: Pick<PageStoreOptions, 'path' | 'token'>
}

/**
 * The `action` of a page with a form: checks it, stores it, and leads on to the page that says so, by
 * its address or by an answer of its own. On any failure the answer holds what was typed. Where the
 * request came from was judged by React Router, before its action ran.
 */
export async function handleForm<Body, Result>(
  { request, context, sendOptions = {} }: FormRequest,
  definition: FormDefinition<Body, Result>,
  whenStored: (result: Result | undefined, language: Language) => string | Response,
) {
  const content = context.get(pageContent)
  const { language } = content
  const form = await receiveForm(request)
  const file = definition.file ? readFile(form, definition.file.name) : null
  const isCut = context.get(requestContext).isBodyCut === true
  const kept = { values: keepValues(definition, form), hadFile: file !== null || isCut }

  const read = readForm(definition, form)
  const faults = tellFaults(definition, read.kind === 'faulty' ? read.faults : [], language)
  const refuse = ({ status = 422, ...refusal }: Refusal) =>
    answer({ kind: 'refused', status, faults, reason: null, ...refusal, ...kept })
  const refuseFile = ({ name, maxBytes }: FormFile) => {
    const tooLarge = { type: 'too_large', figures: { max: maxBytes } }
    const text = tellFault(definition, name, tooLarge, language)
    return refuse({ status: 413, faults: [...faults, { name, text }] })
  }

  const isTooLarge = isCut || (file?.size ?? 0) > (definition.file?.maxBytes ?? 0)
  if (definition.file && isTooLarge) return refuseFile(definition.file)
  if (read.kind === 'faulty') return refuse({})

  const store = () =>
    content.store(definition.write, read.record, {
      ...sendOptions,
      deadlineMilliseconds: storeDeadlineMilliseconds,
      ...(definition.isStoredOnce ? { idempotencyKey: keyOf(form) } : {}),
      ...(file && definition.file ? { files: { [definition.file.name]: file } } : {}),
    })
  const stored = await store().then(
    (result) => ({ kind: 'ok', result }) as const,
    (error: unknown) => ({ kind: 'failed', error }) as const,
  )
  if (stored.kind === 'ok') {
    if (form.has(hiddenFields.inPlace)) return answer({ kind: 'stored' })
    const next = whenStored(stored.result, language)
    return typeof next === 'string' ? redirect(next, 303) : next
  }

  const { error } = stored
  if (isStatus(error, 413) && definition.file) return refuseFile(definition.file)
  const told = tellFaults(definition, isStatus(error, 400) ? readFaults(error.body) : [], language)
  if (told.length > 0) return refuse({ faults: told })
  const reason = tellRefusal(definition, error, language)
  if (reason) return refuse({ status: isStatus(error, 429) ? 429 : 422, reason })
  log.warn({ err: error, operation: definition.write.operation }, 'a form could not be stored')
  return isStatus(error, 429)
    ? answer({ kind: 'failed', status: 429, reason: 'busy', ...kept })
    : answer({ kind: 'failed', status: 503, reason: 'away', ...kept })
}

type Refusal = Partial<
  Pick<Extract<FormAnswer, { kind: 'refused' }>, 'status' | 'faults' | 'reason'>
>

/** What the form says of a refusal by its code, if it has words for it. */
function tellRefusal<Body, Result>(
  { refusalTexts = {} }: FormDefinition<Body, Result>,
  error: unknown,
  language: Language,
): string | null {
  const { data: body } = ErrorBody.safeParse(error instanceof ServiceError ? error.body : null)
  const texts: MessageCatalogue<string> = refusalTexts
  const code = body?.errors.map(({ extensions }) => extensions.code).find((told) => told in texts)
  return code === undefined ? null : textIn(language, texts)(code)
}

function isStatus(error: unknown, status: number): error is ServiceError {
  return error instanceof ServiceError && error.status === status
}

function answer(given: FormAnswer) {
  const headers = { 'Cache-Control': 'no-store' }
  return data(given, { status: given.kind === 'stored' ? 200 : given.status, headers })
}

async function receiveForm(request: Request): Promise<FormData> {
  // What is no form has no fields: it is told so.
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

/** The file, if one was chosen: a browser sends an empty one for none. */
function readFile(form: FormData, name: string): File | null {
  const sent = form.get(name)
  return sent instanceof File && sent.size > 0 ? sent : null
}

/** The form's own; one that has none is another form each time. */
function keyOf(form: FormData): string {
  const key = form.get(hiddenFields.key)
  return typeof key === 'string' && /^[\w-]{16,64}$/.test(key) ? key : randomUUID()
}
