import { afterEach, describe, expect, it, vi } from 'vitest'
import { callAdmin } from './call-admin.ts'

afterEach(() => vi.unstubAllGlobals())

const decide = async (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', answer)
  return await callAdmin('/cms-api/cases/7/decide', { act: 'approve' })
}

describe('A call of the queue', () => {
  it('is done where the service says so', async () => {
    const body = { key: 'b1c3', removed: 0, hasMore: false }
    expect(await decide(async () => Response.json(body))).toEqual({ ok: true, body })
  })

  it.each([
    ['a page where one signs in', '<!doctype html><title>Sign in</title>'],
    ['nothing', ''],
    ['no record', '"ok"'],
    ['null', 'null'],
    ['what is cut off', '{"key":"b1c3"'],
  ])('is not done where it is answered with %s, though with 200', async (_, text) => {
    expect(await decide(async () => new Response(text))).toEqual({ ok: false, said: null })
  })

  it('is not done without an answer, nor where it is refused, in words if it has any', async () => {
    expect(await decide(() => Promise.reject(new Error('offline')))).toEqual({
      ok: false,
      said: null,
    })
    const refused = { errors: [{ message: 'Someone else has already decided this.' }] }
    expect(await decide(async () => Response.json(refused, { status: 409 }))).toEqual({
      ok: false,
      said: 'Someone else has already decided this.',
    })
    for (const body of [{}, { errors: [] }, { errors: [{ message: 7 }] }, null])
      expect(await decide(async () => Response.json(body, { status: 502 }))).toEqual({
        ok: false,
        said: null,
      })
  })
})
