import type { BasePayload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillBranches } from '../testing/branch-records.ts'
import { forgeTokens, previewHeaders } from '../testing/preview-headers.ts'
import { startContractService, type ContractService } from '../testing/contract-service.ts'
import { createMedia, staffData } from '../testing/record-data.ts'
import { registerMember } from '../testing/member-requests.ts'
import { endSessionsOf } from '../src/core/accounts/sessions/member-session.rows.ts'
import { signInAs } from '../testing/staff-service.ts'
import { sendRaw } from '../testing/raw-request.ts'
import { expectClean } from '../testing/clean-answer.ts'

const secretText = 'ลับมาก'
const english = { lang: 'en' }

let service: ContractService
let payload: BasePayload
let records: Awaited<ReturnType<typeof fillBranches>>
let draftBranch: number
let draftReview: number
let openFile: string

beforeAll(async () => {
  service = await startContractService()
  payload = service.payload
  records = await fillBranches(payload)
  await fillDrafts()
  openFile = await createMedia(payload)
})
afterAll(() => service.stop())

/** An unpublished branch and review, and one of each with a newer draft. */
async function fillDrafts(): Promise<void> {
  const draft = { locale: 'th', draft: true } as const
  const data = { slug: 'secret', name: secretText, province: records.phuket.id } as const
  const branch = await payload.create({
    ...draft,
    collection: 'branches',
    data: { ...data, latitude: 7.9, longitude: 98.4, _status: 'draft' },
  })
  draftBranch = branch.id
  const exceptions = [{ kind: 'closed' as const, thai: secretText }]
  const newer = { landmark: secretText, exceptions, _status: 'draft' } as const
  const id = records.branches[0]?.id ?? 0
  await payload.update({ ...draft, collection: 'branches', id, data: newer })
  const words = { name: secretText, feedback: secretText, _status: 'draft' } as const
  const review = await payload.create({ ...draft, collection: 'customer-reviews', data: words })
  draftReview = review.id
  const small = { size: 'small', brands: secretText, _status: 'draft' } as const
  await payload.create({ ...draft, collection: 'franchise-packages', data: small })
  await payload.create({ ...draft, collection: 'franchise-comments', data: words })
  const reason = { description: secretText, _status: 'draft' } as const
  await payload.create({ ...draft, collection: 'investor-reasons', data: reason })
  const page = { title: secretText, _status: 'draft' } as const
  await payload.updateGlobal({ ...draft, slug: 'branch-page', data: page })
}

async function signIn(mark: string) {
  const { id, token } = await registerMember(payload, mark)
  return { id, headers: { authorization: `Bearer ${token}` } }
}

describe('case 12: a draft', () => {
  const calls = () => [
    '/api/branch?limit=1000',
    `/api/branch?ids=${draftBranch}`,
    `/api/branch?province=${records.phuket.id}`,
    `/api/branch?search=${encodeURIComponent(secretText)}`,
    `/api/branch/${records.branches[0]?.id}`,
    '/api/branch_points',
    '/items/customer_review?limit=-1',
    `/items/customer_review?filter[id][_eq]=${draftReview}`,
    `/items/customer_review?filter[id][_in]=${draftReview}&fields=*.*`,
    '/items/customer_review?filter[status][_eq]=draft&meta=*',
    '/items/customer_review?filter[status][_neq]=published',
    `/items/customer_review?search=${encodeURIComponent(secretText)}`,
    `/items/customer_review?filter[name][_contains]=${encodeURIComponent(secretText)}`,
    '/items/customer_review?sort=-status&limit=1',
    '/api/investors',
    '/items/franchise?filter[status][_eq]=draft&meta=*',
    `/items/franchise?search=${encodeURIComponent(secretText)}`,
    '/items/comment_customer_franchise?sort=-status',
  ]

  it('is in no list, for any caller, in either language', async () => {
    const member = await signIn('curious')
    for (const path of calls())
      for (const headers of [{}, english, member.headers]) {
        const answer = await sendRaw(service.url, path, { headers })
        expect(answer.status, path).toBe(200)
        expect(answer.text, path).not.toContain(secretText)
        expect(answer.text, path).not.toContain('secret')
      }
  })

  it('is missing by id and by slug, for HEAD as for GET', async () => {
    const paths = { '/api/branch/secret': 404, [`/api/branch/${draftBranch}`]: 404 }
    const items = {
      [`/items/customer_review/${draftReview}`]: 403,
      '/items/information_page_branch': 403,
    }
    for (const [path, status] of Object.entries({ ...paths, ...items }))
      for (const method of ['GET', 'HEAD']) {
        const answer = await sendRaw(service.url, path, { method })
        expect(answer.status, path).toBe(status)
        expect(answer.text).not.toContain(secretText)
      }
  })

  it('is shown to no preview without a signed token, and never comes from a cache', async () => {
    const previewed = ['/api/branch', '/api/branch/secret', '/api/investors', '/items/franchise']
    for (const path of previewed) {
      const others = previewed.filter((other) => other !== path)
      const forged = forgeTokens(path, [...others, `${path}/`, '/api', '/', '', '*'])
      const preview = `${path}?is_preview=true`
      for (const token of forged) {
        const answer = await sendRaw(service.url, preview, {
          headers: { 'x-preview-token': token },
        })
        expect(answer.status, `${path} ${token}`).toBe(403)
      }
      const shown = await sendRaw(service.url, preview, { headers: previewHeaders(path) })
      expect(shown.status).toBe(200)
      expect(shown.text).toContain(secretText)
      expect((await sendRaw(service.url, preview)).status).toBe(403)
      expect((await sendRaw(service.url, path)).text).not.toMatch(
        new RegExp(`secret|${secretText}`),
      )
    }
  })
})

it('notes for the service’s own cache leave with no answer, kept or not', async () => {
  const member = await signIn('header-reader')
  const preview = previewHeaders('/api/branch')
  for (const path of ['/api/branch', '/api/news', '/items/customer_review', '/server/info'])
    for (const headers of [{}, member.headers, preview]) {
      const answer = await sendRaw(service.url, path, { headers })
      expect(answer.status, path).toBe(200)
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('x-reply'))).toEqual([])
    }
})

describe('case 5: a token that lives no more', () => {
  const calls = () => [
    '/api/branch',
    '/api/branch/branch-001',
    '/api/branch_points',
    '/api/categories_sectors',
    '/api/categories_provinces',
    '/items/customer_review',
    '/items/current_branch',
    '/items/settings',
    '/items/nope',
    '/api/nope',
    `/assets/${openFile}`,
    `/assets/${openFile}?width=160`,
  ]
  const endings: [string, (id: string, headers: Record<string, string>) => Promise<unknown>][] = [
    [
      'suspended',
      (id) => payload.update({ collection: 'members', id, data: { status: 'suspended' } }),
    ],
    ['logged out', (id) => endSessionsOf(payload, id)],
    ['deleted', (id) => payload.delete({ collection: 'members', id })],
  ]

  it.each(endings)('of a member who was %s is 401 on every call', async (name, end) => {
    const { id, headers } = await signIn(name.replace(' ', '-'))
    const alive = await sendRaw(service.url, '/api/branch', { headers })
    expect(alive.status).toBe(200)
    await end(id, headers)
    for (const path of calls()) {
      const answer = await sendRaw(service.url, path, { headers })
      expect(answer.status, path).toBe(401)
      expectClean(answer)
    }
  })

  it('is refused in every spelling, and a staff token is none', async () => {
    const { email } = await payload.create({ collection: 'staff', data: staffData('editor') })
    const token = await signInAs(payload, email)
    const [header = '', claims = ''] = token.split('.')
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    const tokens = ['Bearer abc', 'bearer abc', 'Bearer', `Bearer ${none}.${claims}.`]
    for (const authorization of [...tokens, `Bearer ${header}.${claims}.x`, `Bearer ${token}`]) {
      const answer = await sendRaw(service.url, '/api/branch', { headers: { authorization } })
      expect(answer.status, authorization).toBe(401)
    }
  })

  it('works in lower case while it lives', async () => {
    const { headers } = await signIn('quiet')
    const authorization = headers.authorization.replace('Bearer', 'bearer')
    expect((await sendRaw(service.url, '/api/branch', { headers: { authorization } })).status).toBe(
      200,
    )
  })
})

describe('case 14: the response cache', () => {
  it('keeps languages apart, whatever the spelling of the header or the query', async () => {
    const named = async (path: string, headers: Record<string, string>) =>
      (await sendRaw(service.url, path, { headers })).text
    const thai = await named('/api/branch/branch-002', {})
    expect(await named('/api/branch/branch-002', { LANG: 'en' })).not.toBe(thai)
    for (const lang of ['th', 'EN ', 'en,th', 'xx', ''])
      expect(await named('/api/branch/branch-002?x=1', { lang })).toMatch(
        /"languages_code":"(th|en)"/,
      )
    expect(await named('/api/branch/branch-002', {})).toBe(thai)
  })

  it('is not poisoned by forwarding headers, hosts, odd queries or refused answers', async () => {
    const clean = await sendRaw(service.url, '/api/branch?limit=3')
    const evil = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'javascript',
      'x-original-url': '/api/branch_points',
      'x-rewrite-url': '/api/branch_points',
      'x-http-method-override': 'DELETE',
    }
    const odd = ['/api/branch?limit=3&x=<script>', '/api/branch?%6Cimit=3', '/api/branch?limit=3#x']
    for (const path of odd) {
      const answer = await sendRaw(service.url, path, { headers: evil })
      expect(answer.text).toBe(clean.text)
    }
    await sendRaw(service.url, '/api/branch?limit=3&limit=4')
    await sendRaw(service.url, '/api/branch?limit=3', { headers: { authorization: 'Bearer x' } })
    const after = await sendRaw(service.url, '/api/branch?limit=3')
    expect(after.text).toBe(clean.text)
    expect(JSON.stringify(after.headers)).not.toContain('evil')
  })
})
