import { ErrorBody, errorStatus } from '../../src/wire/errors.ts'
import { jsonSchema } from '../../src/wire/wire-schema.ts'

const meanings: Record<number, string> = {
  400: 'A parameter or a body that is junk, repeated or out of bounds: `reason` names it, or `field`, `type` and figures such as `max` say what is wrong with a field',
  401: 'A token that is bad, expired or missing; also on calls that anyone may make',
  403: 'Forbidden or missing: `/items` does not tell which',
  404: 'No such record, or no such route',
  405: 'A method that the route does not take; `Allow` lists those it takes',
  408: 'A body that came too slowly',
  413: 'A body that is too large',
  414: 'A query that is too long',
  415: 'A body that is no JSON by its Content-Type',
  416: 'A range outside the file',
  429: 'Too many requests; `Retry-After` says when to come back',
  500: 'A fault of the service; nothing of it is told',
  503: 'Starting, stopping or overloaded; `Retry-After` says when to come back',
}

const statuses = [...new Set(Object.values(errorStatus))]

export const errorSchemas = { errors: jsonSchema(ErrorBody) }

/** One answer a status, with the codes that go with it. */
export const errorResponses = Object.fromEntries(
  statuses.map((status) => [
    `error_${status}`,
    {
      description: meanings[status],
      content: {
        'application/json': {
          schema: {
            allOf: [
              { $ref: '#/components/schemas/errors' },
              { properties: { errors: { items: codeIn(codesOf(status)) } } },
            ],
          },
        },
      },
    },
  ]),
)

/** Refers to the answers of an operation that are no success. */
export function errorsOf(...wanted: (keyof typeof meanings)[]): Record<string, unknown> {
  return Object.fromEntries(
    wanted.map((status) => [status, { $ref: `#/components/responses/error_${status}` }]),
  )
}

function codesOf(status: number): string[] {
  return Object.entries(errorStatus).flatMap(([code, its]) => (its === status ? [code] : []))
}

function codeIn(codes: string[]) {
  return {
    properties: { extensions: { properties: { code: { type: 'string', enum: codes } } } },
  }
}
