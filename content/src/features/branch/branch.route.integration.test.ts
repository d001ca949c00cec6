import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { previewHeaders } from '../../../testing/preview-headers.ts'
import { fillBranches } from '../../../testing/branch-records.ts'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'

let service: ContractService
let records: Awaited<ReturnType<typeof fillBranches>>

beforeAll(async () => {
  service = await startContractService()
  records = await fillBranches(service.payload)
})
afterAll(() => service.stop())

describe('GET /api/branch', () => {
  it('pages through the branches with totals and the next page [S3.branch.4] [S7.branch.2]', async () => {
    const first = await service.get('/api/branch?limit=2&page=2')
    expect(first.status).toBe(200)
    expect(first.body).toMatchObject({
      total: { total_page: 3, total: 5 },
      next: { page: 3, limit: 2 },
      result: [{ slug: 'branch-003' }, { slug: 'branch-004' }],
    })
    const last = await service.get('/api/branch?limit=2&page=3')
    expect(last.body).toMatchObject({ next: null, result: [{ slug: 'branch-005' }] })
  })

  it('writes a branch with the wire names of the specification', async () => {
    const { body } = await service.get('/api/branch?limit=1')
    expect(body).toMatchObject({
      result: [
        {
          id: records.branches[0]?.id,
          status: 'published',
          image: null,
          facebook: null,
          googlemap: null,
          province: records.chiangMai.id,
          sector: records.north.id,
          data: {
            languages_code: 'th',
            branch_name: 'เชียงใหม่ สาขา 1',
            landmark: 'ข้างตลาดธานินทร์',
          },
          lat: 18.8,
          lng: 98.97,
          services: ['wash', 'dry'],
          payments: ['coin', 'promptpay'],
          hours: { kind: 'all_day' },
          exceptions: [],
        },
      ],
    })
  })

  it('answers English on lang: en, Thai on any other value, and falls back field by field', async () => {
    const named = async (lang: string) => {
      const { body, headers } = await service.get('/api/branch/branch-002', { lang })
      expect(headers.get('vary')).toContain('lang')
      return body
    }
    expect(await named('en')).toMatchObject({
      result: {
        data: {
          languages_code: 'en',
          branch_name: 'Chiang Mai branch 2',
          landmark: 'ข้างตลาดธานินทร์',
        },
      },
    })
    expect(await named('fr')).toMatchObject({
      result: { data: { languages_code: 'th', branch_name: 'เชียงใหม่ สาขา 2' } },
    })
  })

  it('narrows by sector, province, ids and search, and the narrowings combine', async () => {
    const slugs = async (query: string) => {
      const { body } = await service.get(`/api/branch?${query}`)
      return (body as { result: { slug: string }[] }).result.map(({ slug }) => slug)
    }
    expect(await slugs(`sector=${records.south.id}`)).toEqual([])
    expect(await slugs(`sector=${records.north.id}&province=${records.chiangMai.id}`)).toHaveLength(
      5,
    )
    expect(await slugs(`ids=${records.branches[3]?.id},${records.branches[1]?.id}`)).toEqual([
      'branch-002',
      'branch-004',
    ])
    expect(
      await slugs(`search=${encodeURIComponent('สาขา 3')}&province=${records.chiangMai.id}`),
    ).toEqual(['branch-003'])
    expect(await slugs('search=%25')).toEqual([])
  })

  it.each([
    ['limit=0', 'limit'],
    ['limit=1001', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=1e9', 'limit'],
    ['limit=12&limit=13', 'limit'],
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=1000001', 'page'],
    ['page=NaN', 'page'],
    ['sector=north', 'sector'],
    ["province=1'%20OR%201=1", 'province'],
    ['ids=1,x', 'ids'],
    [`search=${'ก'.repeat(201)}`, 'search'],
    ['is_preview=maybe', 'is_preview'],
  ])('answers 400 naming the parameter for ?%s', async (query, name) => {
    const { status, body } = await service.get(`/api/branch?${query}`)
    expect(status).toBe(400)
    expect(body).toMatchObject({
      errors: [
        { message: expect.stringContaining(`"${name}"`), extensions: { code: 'INVALID_QUERY' } },
      ],
    })
  })
})

describe('GET /api/branch/{id}', () => {
  it('answers by id and by slug [S7.branch.3]', async () => {
    const bySlug = await service.get('/api/branch/branch-001')
    const byId = await service.get(`/api/branch/${records.branches[0]?.id}`)
    expect(byId.body).toEqual(bySlug.body)
  })

  it.each(['/api/branch/nowhere', '/api/branch/999999', '/api/branch/99999999999999999999'])(
    'answers 404 in the error envelope for %s',
    async (path) => {
      const { status, body } = await service.get(path)
      expect(status).toBe(404)
      expect(body).toEqual({
        errors: [{ message: 'Branch not found.', extensions: { code: 'NOT_FOUND' } }],
      })
    },
  )
})

describe('a branch that was never published', () => {
  beforeAll(async () => {
    await service.payload.create({
      collection: 'branches',
      locale: 'th',
      draft: true,
      data: { slug: 'hidden', name: 'ร้านลับ', province: records.phuket.id, _status: 'draft' },
    })
  })

  it('is in no public answer', async () => {
    for (const path of [
      '/api/branch?limit=1000',
      '/api/branch_points',
      `/api/branch?province=${records.phuket.id}`,
      '/api/branch?search=ร้านลับ',
    ]) {
      const { body } = await service.get(path)
      expect(JSON.stringify(body)).not.toContain('hidden')
    }
    expect((await service.get('/api/branch/hidden')).status).toBe(404)
  })

  it('is shown only with a signed preview token, else 403', async () => {
    const path = '/api/branch/hidden?is_preview=true'
    expect((await service.get(path)).status).toBe(403)
    expect((await service.get(path, { 'x-preview-token': 'forged.token' })).status).toBe(403)
    const shown = await service.get(path, previewHeaders(path))
    expect(shown.body).toMatchObject({ result: { slug: 'hidden', status: 'draft' } })
  })

  it('is left out of a preview while it has no name, and the rest is shown', async () => {
    const data = { slug: 'nameless', province: records.phuket.id, _status: 'draft' } as const
    await service.payload.create({ collection: 'branches', locale: 'th', draft: true, data })
    const query = `?is_preview=true&province=${records.phuket.id}`
    const { status, body } = await service.get(`/api/branch${query}`, previewHeaders('/api/branch'))
    expect(status).toBe(200)
    expect(JSON.stringify(body)).toContain('"hidden"')
    expect(JSON.stringify(body)).not.toContain('nameless')
    const path = '/api/branch/nameless?is_preview=true'
    const { status: alone } = await service.get(path, previewHeaders(path))
    expect(alone).toBe(404)
  })

  it('does not come back from the cache after a preview', async () => {
    await service.get('/api/branch/hidden?is_preview=true', previewHeaders('/api/branch/hidden'))
    expect(
      (await service.get('/api/branch/hidden', previewHeaders('/api/branch/hidden'))).status,
    ).toBe(404)
    expect((await service.get('/api/branch/hidden')).status).toBe(404)
  })
})

describe('an edit', () => {
  it('is in the very next answer, a newer draft is not', async () => {
    const id = records.branches[4]?.id ?? 0
    await service.get('/api/branch/branch-005')
    await service.payload.update({
      collection: 'branches',
      id,
      locale: 'th',
      data: { name: 'ชื่อใหม่', _status: 'published' },
    })
    const edited = await service.get('/api/branch/branch-005')
    expect(edited.body).toMatchObject({ result: { data: { branch_name: 'ชื่อใหม่' } } })
    await service.payload.update({
      collection: 'branches',
      id,
      locale: 'th',
      draft: true,
      data: { name: 'ร่างที่ยังไม่เผยแพร่', _status: 'draft' },
    })
    const afterDraft = await service.get('/api/branch/branch-005')
    expect(afterDraft.body).toMatchObject({ result: { data: { branch_name: 'ชื่อใหม่' } } })
  })
})
