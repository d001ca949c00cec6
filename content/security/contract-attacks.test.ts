import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillBranches } from '../testing/branch-records.ts'
import { startContractService, type ContractService } from '../testing/contract-service.ts'
import { createExample } from '../testing/example-records.ts'
import { sendRaw, type RawRequest } from '../testing/raw-request.ts'
import { expectClean } from '../testing/clean-answer.ts'

type Attack = [description: string, path: string, status: number | number[], request?: RawRequest]

let service: ContractService

beforeAll(async () => {
  service = await startContractService()
  await fillBranches(service.payload)
  await createExample(service.payload, 'customer-reviews')
})
afterAll(() => service.stop())

const reviews = '/items/customer_review'
const json = (filter: unknown) =>
  `${reviews}?filter=${encodeURIComponent(typeof filter === 'string' ? filter : JSON.stringify(filter))}`
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(',')
const asText = { headers: { 'content-type': 'application/json' } }

const attacks: Record<string, Attack[]> = {
  'case 9: hidden fields': [
    ['a filter on a hash', `${reviews}?filter[hash][_nnull]=true`, 403],
    ['a filter on the creation time', `${reviews}?filter[createdAt][_nnull]=true`, 403],
    ['a filter through a relation', `${reviews}?filter[image][filename][_eq]=x`, 403],
    ['a filter on a stored name', `${reviews}?filter[_status][_eq]=draft`, 400],
    ['a sort by a password', `${reviews}?sort=password`, 403],
    ['a sort through a relation', `${reviews}?sort=image.filename`, 403],
    ['fields of a token', `${reviews}?fields=id,resetPasswordToken`, 403],
    ['fields through a relation', `${reviews}?fields=image.*`, 403],
    ['the members', '/items/members?fields=email', 403],
    ['the staff', '/items/staff?filter[hash][_starts_with]=a', 403],
    ['the members under a reference name', '/items/directus_users?search=a', 403],
    ['a version table', '/items/_customer_reviews_v', 403],
  ],
  'case 10: sizes and junk': [
    ['limit 1e9', '/api/branch?limit=1000000000', 400],
    ['limit -1', '/api/branch?limit=-1', 400],
    ['limit NaN', '/api/branch?limit=NaN', 400],
    ['limit in hexadecimal', '/api/branch?limit=0x10', 400],
    ['page -1', '/api/branch?page=-1', 400],
    ['page 1,000,001', '/api/branch?page=1000001', 400],
    ['a repeated page', '/api/branch?page=1&page=2', 400],
    ['an unknown parameter', '/api/branch?page[]=-1', 200],
    ['10,000 ids', `/api/branch?ids=${numbers(2500)}`, 400],
    ['a search of 201 letters', `/api/branch?search=${'a'.repeat(201)}`, 400],
    ['a search with a NUL', '/api/branch?search=%00', 400],
    ['limit -2 on items', `${reviews}?limit=-2`, 400],
    ['limit 1e9 on items', `${reviews}?limit=1000000000`, 400],
    ['an offset beyond numbers', `${reviews}?offset=99999999999999999999`, 400],
    ['a page above a million on items', `${reviews}?page=1000001`, 400],
    ['2,500 values of _in', `${reviews}?filter[id][_in]=${numbers(2500)}`, 400],
    ['10,000 values of _in', `${reviews}?filter[id][_in]=${numbers(10_000)}`, 431],
    ['a filter 50 deep', json(`${'{"_and":['.repeat(50)}${']}'.repeat(50)}`), 400],
    ['a filter 50 deep in brackets', `${reviews}?filter${'[_and][0]'.repeat(50)}[id][_eq]=1`, 400],
    ['200 conditions', json({ _or: Array.from({ length: 200 }, () => ({ id: { _eq: 1 } })) }), 400],
    ['a query of 100 KB', `/api/branch?search=${'a'.repeat(100_000)}`, 431],
    ['3,000 parameters', `${reviews}?${'sort[]=id&'.repeat(1400)}`, [400, 414]],
  ],
  'case 11: SQL and prototypes': [
    ['SQL as sort', `${reviews}?sort=id;drop%20table%20branches`, 403],
    ['a subquery as sort', `${reviews}?sort=(select%20hash%20from%20staff)`, 403],
    ['SQL as a filter key', `${reviews}?filter[id)%20or%201=1--][_eq]=1`, [400, 403]],
    ['SQL as an operator', `${reviews}?filter[id][_eq%20or%201=1]=1`, 400],
    ['SQL as a number', `${reviews}?filter[id][_eq]=1%20or%201=1`, 400],
    ['SQL as a text', `${reviews}?filter[name][_eq]='%20or%20''='`, 200],
    ['SQL as fields', `${reviews}?fields=id,(select%201)`, 403],
    ['SQL as an id', `${reviews}/1%20or%201=1`, 403],
    ['SQL as a slug', `/api/branch/x'%20or%20'1'='1`, 404],
    ['SQL as a sector', `/api/branch?sector=1;select%201`, 400],
    ['SQL as search', `/api/branch?search=%27;drop%20table%20branches;--`, 200],
    ['a JSON path', `${reviews}?filter[name->>'$'][_eq]=1`, 403],
    ['__proto__ in brackets', `${reviews}?filter[__proto__][isAdmin]=1`, 400],
    ['__proto__ in JSON', json('{"__proto__":{"_eq":1}}'), [400, 403]],
    ['constructor in JSON', json('{"constructor":{"prototype":{"_eq":1}}}'), [400, 403]],
    ['__proto__ as a sort', `${reviews}?sort=__proto__`, 403],
    ['constructor as fields', `${reviews}?fields=constructor`, 403],
    ['__proto__ as a collection', '/items/__proto__', 403],
    ['a filter given as JSON and in brackets', `${json({})}&filter[id][_eq]=1`, 400],
    [
      'a body with __proto__',
      reviews,
      403,
      { method: 'POST', ...asText, body: '{"__proto__":{}}' },
    ],
  ],
  'case 24: routes, methods and hosts': [
    ['an unknown route', '/api/nope', 404],
    ['a deeper route', '/api/branch/1/2/3', 404],
    ['a double slash', '//api/branch', 404],
    ['a path that climbs', '/api/branch/..%2f..%2fetc%2fpasswd', 404],
    ['a broken escape', '/api/branch/%E0%A4%A', 404],
    ['a NUL', '/api/branch/%00', 404],
    ['DELETE', '/api/branch', 405, { method: 'DELETE' }],
    ['TRACE', '/api/branch', 405, { method: 'TRACE' }],
    ['POST on a record', '/api/branch/1', 405, { method: 'POST', body: 'x=1' }],
    ['POST on assets', '/assets/x', [404, 405], { method: 'POST' }],
    ['OPTIONS of everything', '*', [400, 404], { method: 'OPTIONS' }],
    ['another host', '/api/nope', 404, { headers: { host: 'evil.example' } }],
    ['a host that is none', '/api/nope', [400, 404], { headers: { host: 'a b/@c' } }],
    ['an absolute address', 'http://evil.example/api/nope', 404],
    ['an absolute address of a call', 'http://evil.example/api/branch', [200, 404]],
    ['an asset that is none', '/assets/../../etc/passwd', 404],
    ['an asset that climbs', '/assets/..%2f..%2fetc%2fpasswd', 403],
    ['the events without the token', '/changes', 401],
  ],
}

describe.each(Object.entries(attacks))('%s', (_name, rows) => {
  it.each(rows)('%s is answered cleanly', async (_description, path, status, request) => {
    const answer = await sendRaw(service.url, path, request)
    expect([status].flat(), answer.text.slice(0, 300)).toContain(answer.status)
    if (answer.status === 431) return
    expectClean(answer, path)
    // Input that is not HTTP gets no body either.
    if (answer.status < 400 || (answer.status === 400 && answer.text === '')) return
    expect(JSON.parse(answer.text)).toEqual({
      errors: [
        {
          message: expect.any(String),
          extensions: expect.objectContaining({ code: expect.any(String) }),
        },
      ],
    })
  })
})

describe('case 11: after all that', () => {
  it('every record is still there and no prototype has changed', async () => {
    const { body } = await service.get('/api/branch')
    expect(body).toMatchObject({ total: { total: 5 } })
    expect(Object.keys(Object.prototype)).toEqual([])
  })
})

describe('faulty queries answer as the wire format says', () => {
  const field = (name: string) =>
    `You don't have permission to access field "${name}" in collection "customer_review" or it does not exist. Queried in root.`

  it.each([
    [
      'limit=-2',
      400,
      'INVALID_QUERY',
      'Invalid query. "limit" must be greater than or equal to -1.',
    ],
    ['limit=abc', 400, 'INVALID_QUERY', 'Invalid query. "limit" must be a number.'],
    ['page=-1', 400, 'INVALID_QUERY', 'Invalid query. "page" must be greater than or equal to 0.'],
    [
      'offset=-1',
      400,
      'INVALID_QUERY',
      'Invalid query. "offset" must be greater than or equal to 0.',
    ],
    [
      'meta=all',
      400,
      'INVALID_QUERY',
      'Invalid query. "meta[0]" must be one of [total_count, filter_count].',
    ],
    ['filter={bad', 400, 'INVALID_QUERY', 'Invalid query. Invalid JSON for filter object.'],
    [
      'filter[sort][_bogus]=1',
      400,
      'INVALID_QUERY',
      'Invalid query. "integer" field type does not contain the "_bogus" filter operator.',
    ],
    [
      'filter[name][_gt]=1',
      400,
      'INVALID_QUERY',
      'Invalid query. "string" field type does not contain the "_gt" filter operator.',
    ],
    ['filter[nofield][_eq]=1', 403, 'FORBIDDEN', field('nofield')],
    ['sort=nofield', 403, 'FORBIDDEN', field('nofield')],
  ])('?%s', async (query, status, code, message) => {
    const answer = await service.get(`${reviews}?${query}`)
    expect(answer.status).toBe(status)
    expect(answer.body).toEqual({
      errors: [{ message, extensions: expect.objectContaining({ code }) }],
    })
    const [entry] = (answer.body as { errors: { extensions: object }[] }).errors
    expect(Object.keys(entry?.extensions ?? {}).at(-1)).toBe('code')
  })
})
