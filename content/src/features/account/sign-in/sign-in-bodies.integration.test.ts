import { describe, expect, it } from 'vitest'
import { openSignInBench } from '../../../../testing/sign-in-bench.ts'

const { post } = await openSignInBench()

describe('A faulty body', () => {
  const email = 'a@example.com'
  const password = 'something'
  const ofLogin: [string, object, string[]][] = [
    ['nothing', {}, ['"email" is required', '"password" is required']],
    ['a null', { email: null, password }, ['"email" is required']],
    ['no address', { email: 'somsri', password }, ['"email" must be a valid email']],
    ['a list', { email: [email], password }, ['"email" is not valid']],
    ['an empty password', { email, password: '' }, ['"password"']],
    ['a number', { email, password: 5 }, ['"password" is not valid']],
    ['a long password', { email, password: 'a'.repeat(1025) }, ['"password" is not valid']],
    ['a NUL', { email, password: 'a\0b' }, ['"password" is not valid']],
    ['half a letter', { email, password: '\ud83d' }, ['"password" is not valid']],
    ['another mode', { email, password, mode: 'cookie' }, ['"mode" is not valid']],
    ['a word for yes', { email, password, remember: 'yes' }, ['"remember" is not valid']],
    ['a long mark', { email, password, device: 'x'.repeat(201) }, ['"device" is not valid']],
    ['a list of all', [{ email, password }], ['The body must be a JSON object']],
  ]
  it.each(ofLogin)('of a sign-in is refused by its field: %s', async (_, body, words) => {
    const { status, errors } = await post('/auth/login', body)
    expect(status).toBe(400)
    expect(errors).toHaveLength(words.length)
    for (const [index, word] of words.entries()) {
      expect(errors[index].message).toContain(`Invalid payload. ${word}`)
      expect(errors[index].extensions.code).toBe('INVALID_PAYLOAD')
    }
  })

  const token = 'refresh_token'
  const odd = [null, 5, '', ['a'], 'a'.repeat(201), 'a\0', { $ne: '' }]
  const ofTokens = [
    {},
    [],
    { [token]: 'a', mode: 'session' },
    ...odd.map((each) => ({ [token]: each })),
  ]
  it.each(['/auth/refresh', '/auth/logout'])('of %s is refused, too', async (path) => {
    for (const body of ofTokens) {
      const { status, errors, text } = await post(path, body)
      expect(status, text).toBe(400)
      expect(errors[0].extensions.code).toBe('INVALID_PAYLOAD')
    }
  })
})
