import type { Answer } from '../../src/wire/answer.ts'
import type { Call, QueryShape } from '../../src/wire/call.ts'
import type { WireRecord } from '../../src/wire/entity.fixtures.ts'
import { ListMeta, NextPage, pageBody } from '../../src/wire/envelope.ts'
import { jsonSchema, wireSchema, type JsonSchema } from '../../src/wire/wire-schema.ts'
import { errorsOf } from './errors.ts'
import { examplesOf } from './examples.ts'
import { pathParameter, queryParameters, refer } from './parameters.ts'

export type AnyCall = Call<QueryShape, unknown>
type Operation = Record<string, unknown>
type AnswerKind = Answer<unknown>['kind']

const itemsParameters = ['limit', 'page', 'offset', 'sort', 'fields', 'filter', 'search', 'meta']
const singletonParameters = ['fields', 'meta']

/** Path items of one call: its own path and, for lists of `/items`, the path by id. */
export function pathsOfCall(area: string, call: AnyCall): Record<string, unknown> {
  const path = { [call.path]: { get: operationOf(area, call) } }
  if (call.answer.kind !== 'items') return path
  return { ...path, [`${call.path}/{id}`]: { get: byIdOperation(area, call) } }
}

/** Schema of the records in the response. On `/items` a client may omit any field. */
export function recordSchema({ path, answer }: AnyCall): JsonSchema {
  const schema = wireSchema(answer.table)
  return path.startsWith('/items/') ? withoutRequired(schema) : schema
}

function operationOf(area: string, call: AnyCall): Operation {
  const { kind } = call.answer
  return {
    operationId: call.operation,
    tags: [area],
    summary: call.summary,
    ...describeSource(call),
    security: securityOf(call),
    parameters: [
      ...call.pathNames.map(pathParameter),
      ...(call.isLocalised ? refer('lang') : []),
      ...(call.hasPreview ? refer('is_preview', 'preview_token') : []),
      ...ownParameters(call),
    ],
    responses: {
      200: success(call, kind),
      ...unchangedOf(call),
      ...errorsOf(400, 401, ...refusalsOf(call), 414, 429, 500, 503),
    },
  }
}

function byIdOperation(area: string, call: AnyCall): Operation {
  return {
    operationId: call.itemOperation ?? call.operation.replace(/^list(\w+)s$/, 'get$1'),
    tags: [area],
    summary: `Returns one \`${call.answer.table.name}\` record by id.`,
    security: securityOf(call),
    parameters: [
      pathParameter('id'),
      ...(call.isLocalised ? refer('lang') : []),
      ...(call.hasPreview ? refer('is_preview', 'preview_token') : []),
      ...refer('items_fields'),
    ],
    responses: {
      200: success(call, 'singleton'),
      ...unchangedOf(call),
      ...errorsOf(400, 401, 403, 414, 429, 500, 503),
    },
  }
}

function ownParameters({ answer, query }: AnyCall) {
  if (answer.kind === 'items') return refer(...itemsParameters.map((name) => `items_${name}`))
  if (answer.kind === 'singleton') {
    const shared = refer(...singletonParameters.map((name) => `items_${name}`))
    return [...shared, ...queryParameters(query)]
  }
  return queryParameters(query)
}

function refusalsOf({ path, hasPreview, answer }: AnyCall): number[] {
  const isForbidding = hasPreview || /^\/(items|users|roles)\b/.test(path)
  return [...(isForbidding ? [403] : []), ...(answer.kind === 'one' ? [404] : [])]
}

/** Public calls need no token, but a token that is sent must be valid. */
function securityOf({ caller }: AnyCall) {
  return caller === 'member' ? [{ member: [] }] : [{}, { member: [] }]
}

function describeSource({ source }: AnyCall) {
  return source ? { 'x-source': source } : {}
}

export function bodyOf(kind: AnswerKind, table: string): JsonSchema {
  const record = { $ref: `#/components/schemas/${table}` }
  const records = { type: 'array', items: record } as const
  const count = { type: 'integer', minimum: 0 } as const
  switch (kind) {
    case 'page':
      return objectOf({
        total: objectOf({ total_page: count, total: count }),
        next: { anyOf: [jsonSchema(NextPage), { type: 'null' }] },
        result: records,
      })
    case 'list':
      return objectOf({ result: records })
    case 'one':
      return objectOf({ result: record })
    case 'items':
      return { ...objectOf({ meta: jsonSchema(ListMeta), data: records }), required: ['data'] }
    case 'singleton':
      return { ...objectOf({ meta: jsonSchema(ListMeta), data: record }), required: ['data'] }
  }
}

/** Responses for members are never cached, so there is no 304. */
function unchangedOf({ caller }: AnyCall) {
  if (caller === 'member') return {}
  return { 304: { description: 'Not modified since the ETag in `If-None-Match`.' } }
}

const unstored = (description: string) => ({
  'Cache-Control': { description, schema: { type: 'string' } },
})
const unstoredFor = {
  anyone: {},
  either: unstored('`private, no-store` if a member’s token is sent.'),
  member: unstored('``private, no-store`.`.'),
}

function success({ caller, isLocalised, answer }: AnyCall, kind: AnswerKind) {
  const text = { type: 'string' }
  const etag = { ETag: { description: 'Changes when the response changes.', schema: text } }
  return {
    description: 'Success.',
    headers: {
      ...(caller === 'member' ? {} : etag),
      ...unstoredFor[caller],
      ...(isLocalised ? { Vary: { description: 'Contains `lang`.', schema: text } } : {}),
    },
    content: {
      'application/json': {
        schema: bodyOf(kind, answer.table.name),
        ...examplesOf(answer.table.name, (record) => exampleOf(kind, record)),
      },
    },
  }
}

function exampleOf(kind: AnswerKind, record: WireRecord): unknown {
  switch (kind) {
    case 'page':
      return pageBody([record], { page: 1, limit: 12 }, 1)
    case 'list':
      return { result: [record] }
    case 'one':
      return { result: record }
    case 'items':
      return { data: [record] }
    case 'singleton':
      return { data: record }
  }
}

function objectOf(properties: Record<string, JsonSchema>): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties) }
}

function withoutRequired(schema: JsonSchema): JsonSchema {
  const { data, ...own } = schema.properties ?? {}
  const optional = { ...schema }
  delete optional.required
  if (typeof data !== 'object') return optional
  return { ...optional, properties: { ...own, data: withoutRequired(data) } }
}
