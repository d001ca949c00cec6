import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Website } from './testing/fake-website.ts'
import { startMemberSite, type MemberSite } from './testing/member-site.ts'

const visit = {
  accept: 'text/html,*/*',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
}

let members: MemberSite
let site: Website

beforeEach(async () => {
  members = await startMemberSite()
  site = await members.startProcess({ contentUrl: members.service.url })
})
afterEach(() => members.stop())

const get = (headers: Record<string, string>, at: string) => site.get(at, headers)
const storedFiles = () => readdir(join(site.folder, 'cache', 'web-assets')).catch(() => [])

describe('A member’s copy of their data', () => {
  const at = '/account/data/archive'
  const asked = '/api/export/archive'

  test('is streamed with the member’s token, whole or in parts, and not cached', async () => {
    const pieces = Array.from({ length: 40 }, (_, index) => Buffer.alloc(64 * 1024, index))
    const headers = { 'content-type': 'application/zip', 'content-disposition': 'attachment' }
    members.service.files.set(asked, { body: pieces, headers })
    const given = await get({ ...visit, cookie: members.signedIn() }, at)
    expect([given.status, given.body.equals(Buffer.concat(pieces))]).toEqual([200, true])
    expect(given.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment',
      'cache-control': 'private, no-store',
    })
    expect(members.service.fileRequests.at(-1)).toMatchObject({
      url: asked,
      headers: { authorization: expect.stringMatching(/^Bearer access-/) },
    })
    expect(await storedFiles()).toEqual([])
  })

  test('leads a stranger to the log-in and back, before anything is asked', async () => {
    const answer = await get(visit, at)
    expect([answer.status, answer.headers['location']]).toEqual([
      302,
      `/login?next=${encodeURIComponent(at)}&reason=members`,
    ])
    expect(members.service.fileRequests).toEqual([])
    expect((await site.send({ path: at, method: 'POST' })).status).toBe(405)
  })
})

describe('A photo of a problem report', () => {
  const photo = '0190c7e2-1b2c-4d3e-8f40-5a6b7c8d9e0f'
  const at = `/en/problem/7K3M-Q9TD/photo/${photo}`
  const asked = `/api/problems/7K3M-Q9TD/photos/${photo}`

  test('is sent as the service gives it, with the member’s token if there is one, and not cached', async () => {
    const headers = { 'content-type': 'image/jpeg', 'content-length': '4' }
    members.service.files.set(asked, { body: [Buffer.from('jpeg')], headers, isForAnyone: true })
    for (const cookie of [undefined, members.signedIn()]) {
      const given = await get(cookie ? { cookie } : {}, at)
      expect([given.status, given.text]).toEqual([200, 'jpeg'])
      expect(given.headers['cache-control']).toBe('private, no-store')
      expect(Boolean(members.service.fileRequests.at(-1)?.headers.authorization)).toBe(
        cookie !== undefined,
      )
    }
    expect(await storedFiles()).toEqual([])
  })
})
