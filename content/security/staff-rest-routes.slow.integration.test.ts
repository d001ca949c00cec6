import type { BasePayload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { closePayload, openPayload } from '../src/composition/open-payload.ts'
import { staffRoles } from '../src/platform/access.ts'
import { log } from '../src/platform/log.ts'
import { startCmsCalls } from '../testing/cms-calls.ts'
import { createExample, exampleSlugs } from '../testing/example-records.ts'

type Call = Awaited<ReturnType<typeof startCmsCalls>>

let payload: BasePayload
const calls = new Map<string, Call>()

beforeAll(async () => {
  payload = await openPayload()
  for (const slug of exampleSlugs) await createExample(payload, slug)
  for (const role of staffRoles) calls.set(role, await startCmsCalls(payload, role, role))
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => closePayload(payload))

const as = (role: string): Call => {
  const call = calls.get(role)
  if (!call) throw new Error(`Nobody calls as ${role}`)
  return call
}
const statusOf = async (role: string, method: string, path: string) => {
  const body = method === 'GET' || method === 'DELETE' ? undefined : {}
  return (await as(role)(method, path, { body })).status
}

/** A non-numeric id is invalid for records, but may be valid for files. */
const behindIds = (...paths: string[]) =>
  ['1', 'abc'].flatMap((id) => paths.map((path) => path.replace(':id', id)))

/** All of Payload's calls, whether a collection or global has the feature or not. */
const routes: [method: string, paths: string[]][] = [
  [
    'GET',
    [
      '',
      '?draft=true&trash=true',
      '/count',
      '/versions',
      '/versions?limit=1&sort=-updatedAt',
      '/versions?sort=version.savedBy.email',
      '/docs-duplicate',
      '/distinct?field=id',
      '/file/a.jpg',
      '/paste-url',
      '/paste-url/1?src=http://127.0.0.1:9/',
      '/access',
      '/me',
      '/init',
      '/deletion',
      '/deletion?where[id][exists]=true',
      ...behindIds('/:id', '/versions/:id'),
    ],
  ],
  [
    'POST',
    [
      '/versions',
      '/access',
      '/login',
      '/refresh-token',
      '/forgot-password',
      '/reset-password',
      '/first-register',
      '/unlock',
      '/verify/1',
      '/reorder',
      '/count',
      '/bulk',
      ...behindIds('/:id/duplicate', '/versions/:id', '/access/:id', '/:id/api-key/reveal'),
      '',
    ],
  ],
  ['PATCH', ['', '?where[id][equals]=1', '/versions', ...behindIds('/:id')]],
  ['PUT', ['', '/versions/1']],
  ['DELETE', ['', '/versions', '/versions/1', '/file/a.jpg', '/abc']],
]

describe('No call of Payload’s REST is a failure', () => {
  it.each(staffRoles)('as %s', { timeout: 60_000 }, async (role) => {
    const { collections, globals } = payload.config
    const bases = [
      ...collections.map(({ slug }) => `/${slug}`),
      ...globals.map(({ slug }) => `/globals/${slug}`),
      '/globals/nothing',
      '/nothing',
      '',
    ]
    const failed: string[] = []
    for (const base of bases)
      for (const [method, paths] of routes)
        for (const path of paths) {
          const status = await statusOf(role, method, base + path)
          if (status >= 500) failed.push(`${status} ${method} ${base}${path}`)
        }
    expect(failed).toEqual([])
  })
})

it('Versions of what keeps none are not found', async () => {
  const { collections, globals } = payload.config
  const without = globals.filter(({ versions }) => !versions).map(({ slug }) => `/globals/${slug}`)
  expect(without).toContain('/globals/settings')
  expect(collections.find(({ slug }) => slug === 'staff')?.versions).toBeFalsy()
  for (const base of [...without, '/staff'])
    for (const role of staffRoles) {
      for (const path of ['/versions', '/versions?limit=1&sort=-updatedAt', '/versions/1'])
        expect(await statusOf(role, 'GET', base + path), base + path).toBe(404)
      expect(await statusOf(role, 'POST', `${base}/versions/abc`), base).toBe(404)
    }
  expect(await statusOf('editor', 'GET', '/globals/home/versions')).toBe(200)
})

describe('A path that leads to no value', () => {
  const paths: [base: string, path: string][] = [
    ['/news', 'nothing'],
    ['/news', 'title.nothing'],
    ['/news', 'category.'],
    ['/news', 'category.id.x'],
    ['/news', 'category.nothing'],
    ['/news', 'body.root'],
    ['/news', 'album'],
    ['/news', 'bodyFiles.th.x'],
    ['/news/versions', 'version'],
    ['/news/versions', 'parent.'],
    ['/leads', 'newNote.id'],
    ['/leads', 'notes.by.id.id'],
    ['/payload-preferences', 'user'],
    ['/payload-locked-documents', 'document'],
    // Payload cannot resolve these paths, whatever the caller may read.
    ['/globals/home/versions', 'version.savedBy.email'],
    ['/globals/home/versions', 'version.savedBy.id.x'],
    ['/globals/home/versions', 'version.sections'],
    ['/globals/home/versions', 'version.sections.items'],
    ['/globals/home/versions', 'version.sections.category.name'],
  ]
  it.each(paths)('is refused by its name: %s %s', async (base, path) => {
    const call = as('administrator')
    const sorted = await call('GET', `${base}?sort=-${path}`)
    expect(sorted).toMatchObject({ status: 400, fields: ['sort'] })
    for (const comparison of ['[exists]=true', '[equals]=1', '[in]=1,2']) {
      const filtered = await call('GET', `${base}?where[${path}]${comparison}`)
      expect(filtered, comparison).toMatchObject({ status: 400, fields: [`where[${path}]`] })
    }
  })

  it.each([
    ['/payload-preferences?where[user.value][in]=1', 'where[user.value][in]'],
    [
      '/globals/home/versions?where[version.sections.category][equals]=abc',
      'where[version.sections.category][equals]',
    ],
  ])('is not the same as a value that does not fit: %s', async (path, field) => {
    expect(await as('administrator')('GET', path)).toMatchObject({ status: 400, fields: [field] })
  })

  it('is none of those that lead to one', async () => {
    const used = [
      '/news?sort=-category.name,id&where[category.id][in]=1,2&where[title.th][like]=a',
      '/news?where[album.image][exists]=true&where[bodyFiles][exists]=false',
      '/leads?where[notes.by.id][equals]=1&sort=notes.by',
      '/payload-preferences?where[user.relationTo][equals]=staff&where[user.value][in][]=1',
      '/globals/home/versions?sort=-version.savedBy&where[version.savedBy.id][exists]=true',
      '/globals/home/versions?where[version.sections.category][exists]=true',
    ]
    for (const path of used) expect((await as('administrator')('GET', path)).status, path).toBe(200)
  })
})

it('What is refused is logged as a refusal, without a stack', async () => {
  const info = vi.spyOn(log, 'info')
  const error = vi.spyOn(log, 'error')
  const refused: [method: string, path: string, status: number, name?: string][] = [
    ['GET', '/library-files?where[fetches][equals]=1', 400, 'QueryError'],
    ['GET', '/news?where[nothing][equals]=1', 400],
    ['GET', '/news/1?locale=xx', 400],
    ['GET', '/leads/99999999999', 404],
    ['POST', '/media', 400],
    ['POST', '/staff/login', 400],
  ]
  for (const [method, path, status, name = ''] of refused) {
    const body = method === 'GET' ? undefined : {}
    const answer = await as('editor')(method, path, { body })
    expect([answer.status, answer.text], path).toEqual([status, expect.stringContaining(name)])
  }
  const stranger = { body: {}, headers: { authorization: '' } }
  expect((await as('editor')('DELETE', '/payload-preferences/x', stranger)).status).toBe(401)
  expect(info).toHaveBeenCalled()
  expect(error.mock.calls).toEqual([])
})
