import { describe, expect, it } from 'vitest'
import {
  ErrorBody,
  errorBody,
  errorStatus,
  failedValidation,
  forbidden,
  forbiddenCollection,
  forbiddenField,
  invalidPayload,
  invalidQuery,
  notFound,
  routeNotFound,
  WireError,
  type ErrorCode,
} from './errors.ts'

describe('An error on the wire', () => {
  it.each([
    [
      invalidQuery('"limit" must be a number'),
      400,
      '{"errors":[{"message":"Invalid query. \\"limit\\" must be a number.","extensions":{"reason":"\\"limit\\" must be a number","code":"INVALID_QUERY"}}]}',
    ],
    [
      invalidPayload('"email" is required'),
      400,
      '{"errors":[{"message":"Invalid payload. \\"email\\" is required.","extensions":{"reason":"\\"email\\" is required","code":"INVALID_PAYLOAD"}}]}',
    ],
    [
      failedValidation('name', 'required', 'Value is required'),
      400,
      '{"errors":[{"message":"Validation failed for field \\"name\\". Value is required.","extensions":{"field":"name","path":[],"type":"required","code":"FAILED_VALIDATION"}}]}',
    ],
    [
      forbidden(),
      403,
      '{"errors":[{"message":"You don\'t have permission to access this.","extensions":{"code":"FORBIDDEN"}}]}',
    ],
    [
      routeNotFound('/nope/abc'),
      404,
      '{"errors":[{"message":"Route /nope/abc doesn\'t exist.","extensions":{"path":"/nope/abc","code":"ROUTE_NOT_FOUND"}}]}',
    ],
    [
      notFound('Branch'),
      404,
      '{"errors":[{"message":"Branch not found.","extensions":{"code":"NOT_FOUND"}}]}',
    ],
  ])('prints its code last: %s', (error, status, body) => {
    expect(error.status).toBe(status)
    expect(JSON.stringify(error.toBody())).toBe(body)
  })

  it('does not tell a missing collection or field from a forbidden one', () => {
    expect(forbiddenCollection('nope').message).toBe(
      `You don't have permission to access collection "nope" or it does not exist. Queried in root.`,
    )
    expect(forbiddenField('nofield', 'customer_review').message).toBe(
      `You don't have permission to access field "nofield" in collection "customer_review" or it does not exist. Queried in root.`,
    )
  })

  it('lists several faults in one body', () => {
    const body = errorBody([invalidPayload('"email" is required'), forbidden()])
    expect(ErrorBody.parse(body).errors).toHaveLength(2)
  })

  it.each(Object.keys(errorStatus) as ErrorCode[])('has a status for %s', (code) => {
    expect(new WireError(code, 'x').status).toBe(errorStatus[code])
    expect(errorStatus[code]).toBeGreaterThanOrEqual(400)
  })
})
