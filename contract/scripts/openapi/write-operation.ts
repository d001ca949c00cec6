import type { Write } from '../../src/wire/write.ts'
import { jsonSchema, wireSchema, type JsonSchema } from '../../src/wire/wire-schema.ts'
import { bodyOf, type AnyCall } from './call-operation.ts'
import { errorsOf } from './errors.ts'

export type AnyWrite = Write<unknown, unknown>

export function isWrite(call: AnyCall | AnyWrite): call is AnyWrite {
  return call.method === 'POST'
}

/** The record that a write takes: every field is named, and none besides. */
export function sentSchema({ table }: AnyWrite): JsonSchema {
  const schema = wireSchema(table)
  // What may be null may be left out.
  const required = table.fields.filter(({ schema }) => !takesNull(jsonSchema(schema)))
  return {
    ...schema,
    required: required.map(({ wireName }) => wireName),
    additionalProperties: false,
  }
}

/** The record that a write is answered with, if it is. */
export function answerSchemas({ answer }: AnyWrite): [string, JsonSchema][] {
  return answer ? [[answer.table.name, wireSchema(answer.table)]] : []
}

/** The path item of the writes of one path; where there are several, `type` tells which is meant. */
export function pathOfWrites(area: string, writes: readonly AnyWrite[]): Record<string, unknown> {
  const [first] = writes
  if (!first) return {}
  const schemas = writes.map(({ table }) => ({ $ref: `#/components/schemas/${table.name}` }))
  const schema = schemas.length === 1 ? schemas[0] : { oneOf: schemas }
  const operation = {
    operationId: writes.length === 1 ? first.operation : operationOf(first.path),
    // The names of the records' own calls in the typed client.
    ...(writes.length > 1 ? { 'x-calls': writes.map(({ operation }) => operation) } : {}),
    tags: [area],
    summary: writes.map(({ summary }) => summary).join('. '),
    ...(first.source ? { 'x-source': first.source } : {}),
    // No token is needed where anyone may call, but one that is sent must be good.
    security: first.caller === 'anyone' ? [{}, { member: [] }] : [{ member: [] }],
    requestBody: {
      required: true,
      content: Object.fromEntries(typesOf(writes).map((type) => [type, { schema }])),
    },
    responses: {
      ...successesOf(writes),
      ...errorsOf(400, 401, 413, 415, 429, 500, 503),
    },
  }
  return { post: operation }
}

/** '/items/contact' → 'postContact'. */
function operationOf(path: string): string {
  const name = path.split('/').at(-1) ?? ''
  return `post${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

function typesOf(writes: readonly AnyWrite[]): string[] {
  const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']
  return ['application/json', ...(writes.some(({ takesForms }) => takesForms) ? forms : [])]
}

function successesOf(writes: readonly AnyWrite[]): Record<number, unknown> {
  const answers = writes.flatMap(({ answer }) => (answer ? [answer] : []))
  const [answer] = answers
  return {
    ...(answer
      ? {
          200: {
            description: 'It is stored',
            content: {
              'application/json': { schema: bodyOf(answer.kind, answer.table.name) },
            },
          },
        }
      : {}),
    ...(answers.length < writes.length ? { 204: { description: 'It is stored' } } : {}),
  }
}

function takesNull(schema: JsonSchema): boolean {
  return schema.anyOf?.some((each) => typeof each === 'object' && each.type === 'null') ?? false
}
