import type { Write } from '../../src/wire/write.ts'
import { wireSchema, type JsonSchema } from '../../src/wire/wire-schema.ts'
import type { AnyCall } from './call-operation.ts'
import { errorsOf } from './errors.ts'

export type AnyWrite = Write<unknown>

export function isWrite(call: AnyCall | AnyWrite): call is AnyWrite {
  return call.method === 'POST'
}

/** The record that a write takes: every field is named, and none besides. */
export function sentSchema({ table }: AnyWrite): JsonSchema {
  return { ...wireSchema(table), additionalProperties: false }
}

/** The path item of one write. */
export function pathOfWrite(area: string, write: AnyWrite): Record<string, unknown> {
  const schema = { $ref: `#/components/schemas/${write.table.name}` }
  const operation = {
    operationId: write.operation,
    tags: [area],
    summary: write.summary,
    ...(write.source ? { 'x-source': write.source } : {}),
    // No token is needed where anyone may call, but one that is sent must be good.
    security: write.caller === 'anyone' ? [{}, { member: [] }] : [{ member: [] }],
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: {
      204: { description: 'It is stored' },
      ...errorsOf(400, 401, 413, 415, 429, 500, 503),
    },
  }
  return { [write.path]: { post: operation } }
}
