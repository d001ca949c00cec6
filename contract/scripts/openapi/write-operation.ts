import { sendsRecord, type Write } from '../../src/wire/write.ts'
import { jsonSchema, wireSchema, type JsonSchema } from '../../src/wire/wire-schema.ts'
import type { WireTable } from '../../src/wire/wire-table.ts'
import { bodyOf, type AnyCall } from './call-operation.ts'
import { errorsOf } from './errors.ts'
import { pathParameter, refer } from './parameters.ts'

export type AnyWrite = Write<unknown, unknown>

export function isWrite(call: AnyCall | AnyWrite): call is AnyWrite {
  return call.method !== 'GET'
}

/** Schemas of the request and the response of a write. */
export function writeSchemas(write: AnyWrite): [string, JsonSchema][] {
  const { table, answer } = write
  return [
    ...(table ? [[sentName(write), sentSchema(write, table)] as [string, JsonSchema]] : []),
    ...(answer ? [[answer.table.name, wireSchema(answer.table)] as [string, JsonSchema]] : []),
  ]
}

/** Lists every field and allows no others. */
function sentSchema(write: AnyWrite, table: WireTable<unknown>): JsonSchema {
  const { type, properties } = wireSchema(table)
  const closed = { additionalProperties: false } as const
  if (isChange(write)) return { type, properties, minProperties: 1, ...closed }
  // Nullable fields are optional.
  const required = table.fields.filter(({ schema }) => !takesNull(jsonSchema(schema)))
  return { type, properties, required: required.map(({ wireName }) => wireName), ...closed }
}

/** A PATCH body needs its own name: it is not a complete record. */
function sentName(write: AnyWrite): string {
  const { name = '' } = write.table ?? {}
  return isChange(write) ? `${name}_changes` : name
}

const isChange = ({ method }: AnyWrite) => method === 'PATCH'

/** Path item of the writes of one path. Writes with the same method differ by `type`. */
export function pathOfWrites(area: string, writes: readonly AnyWrite[]): Record<string, unknown> {
  const methods = Map.groupBy(writes, ({ method }) => method.toLowerCase())
  return Object.fromEntries(
    Array.from(methods, ([method, its]) => [method, operationOfWrites(area, its)]),
  )
}

function operationOfWrites(area: string, writes: readonly AnyWrite[]): Record<string, unknown> {
  const [first] = writes
  if (!first) return {}
  return {
    operationId: writes.length === 1 ? first.operation : operationOf(first.path),
    // Operation names in the typed client.
    ...(writes.length > 1 ? { 'x-calls': writes.map(({ operation }) => operation) } : {}),
    tags: [area],
    summary: writes.map(({ summary }) => summary).join(' '),
    ...(first.source ? { 'x-source': first.source } : {}),
    // Public calls need no token, but a token that is sent must be valid.
    security: first.caller === 'member' ? [{ member: [] }] : [{}, { member: [] }],
    ...parametersOf(first),
    ...(first.table ? { requestBody: bodyOfWrites(writes) } : {}),
    responses: {
      ...successesOf(writes),
      ...errorsOf(...refusalsOf(first)),
    },
  }
}

/** The response may have localised texts and can be limited by `fields`. */
function parametersOf({ pathNames, answer }: AnyWrite) {
  const isLocalised = answer?.table.fields.some(({ isText }) => isText)
  const parameters = [
    ...pathNames.map(pathParameter),
    ...(isLocalised ? refer('lang') : []),
    ...(answer?.kind === 'singleton' ? refer('items_fields') : []),
  ]
  return parameters.length > 0 ? { parameters } : {}
}

function bodyOfWrites(writes: readonly AnyWrite[]) {
  const schemas = writes.map((write) => ({ $ref: `#/components/schemas/${sentName(write)}` }))
  const schema = schemas.length === 1 ? schemas[0] : { oneOf: schemas }
  return {
    // A DELETE without a body is validated like one with all fields missing.
    required: writes.every(({ method }) => method !== 'DELETE'),
    content: Object.fromEntries(typesOf(writes).map((type) => [type, { schema }])),
  }
}

/**
 * Without a token, or for a record of another member: 403 on `/items`, else 401 and 404. `/users` and `/auth` also return
 * 403 for fields and links.
 */
function refusalsOf({ path, pathNames, caller, table }: AnyWrite): number[] {
  const isItems = path.startsWith('/items/')
  const isAccount = /^\/(users|auth)\b/.test(path)
  const hasRecord = pathNames.length > 0
  return [
    400,
    401,
    ...(isAccount || (isItems && (caller === 'member' || hasRecord)) ? [403] : []),
    ...(!isItems && !isAccount && hasRecord ? [404] : []),
    ...(table ? [408, 413, 415] : []),
    429,
    500,
    503,
  ]
}

/** '/items/contact' → 'postContact'. */
function operationOf(path: string): string {
  const name = path.split('/').at(-1) ?? ''
  return `post${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

function typesOf(writes: readonly AnyWrite[]): string[] {
  const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']
  return [
    'application/json',
    ...(writes.some((write) => sendsRecord(write) && write.takesForms) ? forms : []),
  ]
}

function successesOf(writes: readonly AnyWrite[]): Record<number, unknown> {
  const answers = writes.flatMap(({ answer }) => (answer ? [answer] : []))
  const [answer] = answers
  return {
    ...(answer
      ? {
          200: {
            description: 'Stored.',
            content: {
              'application/json': { schema: bodyOf(answer.kind, answer.table.name) },
            },
          },
        }
      : {}),
    ...(answers.length < writes.length ? { 204: { description: 'Stored.' } } : {}),
  }
}

function takesNull(schema: JsonSchema): boolean {
  return schema.anyOf?.some((each) => typeof each === 'object' && each.type === 'null') ?? false
}
