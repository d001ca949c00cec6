import { ErrorBody, errorStatus } from '../../src/wire/errors.ts'
import { jsonSchema } from '../../src/wire/wire-schema.ts'

const meanings: Record<number, string> = {
  400: 'Invalid parameter or body: malformed, repeated or out of range. `reason` names the cause. For an invalid field, `field` names it, `type` says what is wrong, and values such as `max` give the limit.',
  401: 'The token is missing, invalid or expired. An invalid token is also rejected by public operations.',
  403: 'Forbidden or not found. `/items` does not distinguish between the two.',
  404: 'No such record or route.',
  405: 'Method not supported by the route. `Allow` lists the supported methods.',
  408: 'The request body arrived too slowly.',
  413: 'The request body is too large.',
  414: 'The query string is too long.',
  415: 'The `Content-Type` is not supported.',
  416: 'The range is outside the file.',
  429: 'Too many requests. `Retry-After` gives the seconds to wait.',
  500: 'Internal error. The response contains no details.',
  503: 'The service is starting, stopping or overloaded. `Retry-After` gives the seconds to wait.',
}

const statuses = [...new Set(Object.values(errorStatus))]

export const errorSchemas = { errors: jsonSchema(ErrorBody) }

/** One response per status, with its error codes. */
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

/** References to the error responses of an operation. */
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
