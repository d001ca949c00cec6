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
const keptFiles = () => readdir(join(site.folder, 'cache', 'web-assets')).catch(() => [])

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
    expect(await keptFiles()).toEqual([])
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
