import { randomUUID } from 'node:crypto'
import type { BasePayload, Where } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePayload, openPayload } from '../src/composition/open-payload.ts'
import { startCmsCalls } from '../testing/cms-calls.ts'
import { memberData } from '../testing/record-data.ts'

type Call = Awaited<ReturnType<typeof startCmsCalls>>

let payload: BasePayload
let asModerator: Call
let asEditor: Call
let asAdministrator: Call

beforeAll(async () => {
  payload = await openPayload()
  asModerator = await startCmsCalls(payload, 'moderator', 'moderator')
  asEditor = await startCmsCalls(payload, 'editor', 'editor')
  asAdministrator = await startCmsCalls(payload, 'administrator')
})
afterAll(() => closePayload(payload))

describe('A moderator, who may read no colleague,', () => {
  it.each([
    ['/news?sort=savedBy.email', 'savedBy.email'],
    ['/news?sort=-savedBy.email', 'savedBy.email'],
    ['/news?sort=title,-savedBy.name', 'savedBy.name'],
    ['/news?sort[]=title&sort[]=savedBy.email', 'savedBy.email'],
    ['/news?sort=savedBy__email', 'savedBy.email'],
    ['/news?sort=%20savedBy.email', 'savedBy.email'],
    ['/news?sort=savedBy.savedBy.role', 'savedBy.savedBy.role'],
    ['/news?sort=category.savedBy.email', 'category.savedBy.email'],
    ['/news?sort=savedBy.createdAt', 'savedBy.createdAt'],
    ['/news/versions?sort=version.savedBy.email', 'version.savedBy.email'],
    ['/news/versions?sort=-version.category.savedBy.email', 'version.category.savedBy.email'],
    ['/globals/home/versions?sort=version.savedBy.email', 'version.savedBy.email'],
  ])('sorts nothing by what is read of them: %s', async (path, field) => {
    const answer = await asModerator('GET', path)
    expect(answer).toMatchObject({ status: 403, fields: ['sort'] })
    expect(answer.message).toContain(field)
  })

  const nested = { or: [{ title: { exists: true } }, { 'savedBy.email': { like: 'a' } }] }
  it.each([
    '/news?where[savedBy.email][like]=a',
    '/news?where[savedBy.email][exists]=true',
    '/news?where[savedBy__email][like]=a',
    `/news?where=${encodeURIComponent(JSON.stringify(nested))}`,
    '/news?where[and][0][or][0][category.savedBy.email][equals]=a',
    '/news/count?where[savedBy.email][like]=a',
    '/news/versions?where[version.savedBy.email][like]=a',
    '/globals/home/versions?where[version.savedBy.email][like]=a',
  ])('filters nothing by it: %s', async (path) => {
    const answer = await asModerator('GET', path)
    expect(answer.status).toBe(403)
    expect(answer.fields[0]).toMatch(/^where\[.*savedBy\.email\]$/)
  })

  it('works through her own lists as before', async () => {
    for (const path of [
      '/board-posts?sort=-createdAt',
      '/members?sort=email&where[email][like]=a',
      '/news?sort=-updatedAt,title&where[category.name][like]=a',
      '/news?where[savedBy][exists]=true',
      '/news?where[savedBy.id][exists]=true',
      '/staff?sort=email',
      '/news/versions?sort=-version.updatedAt&where[parent][exists]=true',
      '/globals/home/versions?sort=-updatedAt',
    ])
      expect((await asModerator('GET', path)).status, path).toBe(200)
  })
})

describe('Anyone who may read colleagues', () => {
  it('sorts and filters by what is read of them', async () => {
    for (const call of [asEditor, asAdministrator])
      for (const path of ['/news?sort=savedBy.email', '/news?where[savedBy.email][like]=a'])
        expect((await call('GET', path)).status, path).toBe(200)
  })

  it('does not by what nobody may read', async () => {
    for (const path of [
      '/data-requests?sort=proofHash',
      '/data-requests?where[requestKey][exists]=true',
      '/data-requests/count?where[requestKey][like]=a',
      '/outbox?sort=content',
      '/campaigns?sort=frozen',
      '/members?sort=passwordHash',
      '/news?sort=savedBy.hash',
    ])
      expect([400, 403], path).toContain((await asAdministrator('GET', path)).status)
  })
})

describe('A collection that has no calls', () => {
  it.each(['GET', 'POST', 'DELETE', 'PATCH'])('is missing, and no fault: %s', async (method) => {
    expect((await asModerator(method, '/payload-migrations')).status).toBe(404)
    expect((await asModerator(method, '/payload-migrations/1')).status).toBe(404)
  })
})

describe('Every list of the admin', () => {
  it('is still read in its own order, by each role that may read it', async () => {
    const refused = []
    for (const [role, call] of Object.entries({ asModerator, asEditor, asAdministrator }))
      for (const { slug, defaultSort = '' } of payload.config.collections) {
        const own = await call('GET', `/${slug}?limit=1`)
        const sorted = await call('GET', `/${slug}?limit=1&sort=${[defaultSort].flat().join(',')}`)
        if (sorted.status !== own.status) refused.push([role, slug])
      }
    expect(refused).toEqual([])
  })
})

describe('The pages of the admin and their server functions, which ask Payload past REST,', () => {
  it('have the usual order and find nothing, as Payload remembers an order that would be refused', async () => {
    const { id } = await payload.create({ collection: 'members', data: memberData(randomUUID()) })
    const { docs } = await payload.find({
      collection: 'staff',
      where: { role: { equals: 'administrator' } },
    })
    const user = Object.assign({}, docs[0], { collection: 'staff' as const })
    const ask = async (asked: { sort?: string; where?: Where }) => {
      const found = await payload.find({
        collection: 'members',
        overrideAccess: false,
        user,
        ...asked,
      })
      return found.docs.map((member) => member.id)
    }
    const usual = await ask({})
    expect(usual).toContain(id)
    expect(await ask({ sort: 'passwordHash' })).toEqual(usual)
    expect(await ask({ sort: '-passwordHash' })).toEqual(usual)
    expect(await ask({ where: { passwordHash: { exists: true } } })).toEqual([])
    const distinct = { collection: 'members', field: 'email', overrideAccess: false, user } as const
    const { values } = await payload.findDistinct({
      ...distinct,
      where: { passwordHash: { exists: true } },
    })
    expect(values).toEqual([])
  })
})
