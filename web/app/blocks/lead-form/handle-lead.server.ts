import { ServiceError } from '@washhouse/contract/client/service-error'
import type { Language } from '@washhouse/contract/language'
import { ErrorBody } from '@washhouse/contract/wire/errors'
import { randomUUID } from 'node:crypto'
import { data, redirect, type RouterContextProvider } from 'react-router'
import { pageContent } from '../../content/content.server.ts'
import { log } from '../../ground/log.server.ts'
import { requestContext } from '../../request/request-context.ts'
import type { FieldFault } from '../../ui/field/find-faults.ts'
import type { LeadDefinition, LeadFile } from './lead-definition.ts'
import { hiddenFields, type LeadAnswer } from './lead-answer.ts'
import { tellFaults } from './lead-faults.server.ts'
import { keepValues, readLead, type WireFault } from './read-lead.server.ts'

/** A photo on a slow line to the service takes longer than a page may. */
const storeDeadlineMilliseconds = 10_000

interface LeadRequest {
  request: Request
  context: Readonly<RouterContextProvider>
}

/**
 * The `action` of a page with a form: checks it, stores it, and leads on to the page that thanks for
 * it. On any failure the answer holds what was typed. Where the request came from was judged by
 * React Router, before its action ran.
 */
export async function handleLead<Body, Result>(
  { request, context }: LeadRequest,
  definition: LeadDefinition<Body, Result>,
  thanksAt: (result: Result | undefined, language: Language) => string,
) {
  const content = context.get(pageContent)
  const { language } = content
  const form = await readForm(request)
  const file = definition.file ? readFile(form, definition.file.name) : null
  const isCut = context.get(requestContext).isBodyCut === true
  const hadFile = file !== null || isCut
  const kept = { values: keepValues(definition.fields, form), hadFile }

  const read = readLead(definition, form)
  const faults = tellFaults(definition, read.kind === 'faulty' ? read.faults : [], language)
  const refuse = (status: 413 | 422, all: readonly FieldFault[]) =>
    answer({ kind: 'refused', status, faults: all, ...kept })
  const refuseFile = ({ name, tooLarge }: LeadFile) =>
    refuse(413, [...faults, { name, text: tooLarge[language] }])

  const isTooLarge = isCut || (file?.size ?? 0) > (definition.file?.maxBytes ?? 0)
  if (definition.file && isTooLarge) return refuseFile(definition.file)
  if (read.kind === 'faulty') return refuse(422, faults)

  try {
    const result = await content.store(definition.write, read.record, {
      idempotencyKey: keyOf(form),
      deadlineMilliseconds: storeDeadlineMilliseconds,
      ...(file && definition.file ? { files: { [definition.file.name]: file } } : {}),
    })
    if (form.has(hiddenFields.inPlace)) return answer({ kind: 'stored' })
    return redirect(thanksAt(result, language), 303)
  } catch (error) {
    if (isStatus(error, 413) && definition.file) return refuseFile(definition.file)
    const refused = tellFaults(definition, faultsOf(error), language)
    if (refused.length > 0) return refuse(422, refused)
    log.warn({ err: error, operation: definition.write.operation }, 'a form could not be stored')
    return isStatus(error, 429)
      ? answer({ kind: 'failed', status: 429, reason: 'busy', ...kept })
      : answer({ kind: 'failed', status: 503, reason: 'away', ...kept })
  }
}

function isStatus(error: unknown, status: number): error is ServiceError {
  return error instanceof ServiceError && error.status === status
}

function answer(given: LeadAnswer) {
  const headers = { 'Cache-Control': 'no-store' }
  return data(given, { status: given.kind === 'stored' ? 200 : given.status, headers })
}

async function readForm(request: Request): Promise<FormData> {
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

/** The form's own; one that has none is a lead of its own each time. */
function keyOf(form: FormData): string {
  const key = form.get(hiddenFields.key)
  return typeof key === 'string' && /^[\w-]{16,64}$/.test(key) ? key : randomUUID()
}

/** The fields that the service refused, e.g. a branch that was closed while the form was open. */
function faultsOf(error: unknown): WireFault[] {
  if (!isStatus(error, 400)) return []
  const body = ErrorBody.safeParse(error.body)
  if (!body.success) return []
  return body.data.errors.flatMap(({ message, extensions }) =>
    typeof extensions['field'] === 'string'
      ? [{ field: extensions['field'], type: String(extensions['type']), message }]
      : [],
  )
}
