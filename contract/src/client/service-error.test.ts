import { describe, expect, it } from 'vitest'
import { firstMessage, ServiceError } from './service-error.ts'

const body = {
  errors: [
    { message: 'Invalid user credentials.', extensions: { code: 'INVALID_CREDENTIALS' } },
    { message: 'Another one.', extensions: { code: 'INVALID_PAYLOAD' } },
  ],
}

describe('A refusal of the service', () => {
  it('carries the body as it was sent [S8.errors.2]', () => {
    const error = ServiceError.of(401, JSON.stringify(body))
    expect(error).toMatchObject({ status: 401, body })
  })

  it('speaks with the first message of the errors list [S8.errors.3]', () => {
    expect(ServiceError.of(401, JSON.stringify(body)).message).toBe('Invalid user credentials.')
    expect(firstMessage(body)).toBe('Invalid user credentials.')
  })

  it.each([
    '<h1>Bad gateway</h1>',
    '',
    '{"errors":[]}',
    '{"errors":"no"}',
    'null',
    '{"message":"x"}',
  ])('tells its status where there is no errors list: %s', (text) => {
    expect(ServiceError.of(502, text).message).toBe('The content service answered 502')
  })

  it('keeps a body that is no JSON as text', () => {
    expect(ServiceError.of(502, '<h1>Bad gateway</h1>').body).toBe('<h1>Bad gateway</h1>')
  })
})
