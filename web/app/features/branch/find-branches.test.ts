import { describe, expect, it } from 'vitest'
import type { Branch } from '@washhouse/contract/branch/branch.contract'
import { branchWire } from '@washhouse/contract/branch/branch.wire'
import { languageHeader, parseLanguage, type Language } from '@washhouse/contract/language'
import { createContentClient } from '@washhouse/contract/client/content-client'
import { pageBody } from '@washhouse/contract/wire/envelope'
import { openPageContent } from '../../core/content/page-content.ts'
import { makeBranch, noFilters } from './branch.fixtures.ts'
import { findBranches, isBehindLast } from './find-branches.ts'

/** A content service with these branches; records the requests. */
function serve(
  branches: Branch[],
  nameIn: (branch: Branch, language: Language) => string = ({ name }) => name,
) {
  const asked: URLSearchParams[] = []
  const client = createContentClient({
    baseUrl: 'http://content.test',
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const language = parseLanguage(request.headers.get(languageHeader))
      const query = new URL(request.url).searchParams
      asked.push(query)
      const page = Number(query.get('page') ?? 1)
      const limit = Number(query.get('limit') ?? 12)
      const rows = branches.slice((page - 1) * limit, page * limit)
      const wireRows = rows.map((branch) =>
        branchWire.encode({ ...branch, name: nameIn(branch, language) }, language),
      )
      return Response.json(pageBody(wireRows, { page, limit }, branches.length))
    },
  })
  return { asked, content: openContent(client) }
}

function openContent(client: ReturnType<typeof createContentClient>) {
  const deadline = AbortSignal.timeout(3000)
  return openPageContent({ client, language: 'th', deadline, onFailure: () => {} })
}

function numbered(count: number, name: (index: number) => string): Branch[] {
  return Array.from({ length: count }, (_, index) =>
    makeBranch({ id: index + 1, slug: `branch-${index + 1}`, name: name(index) }),
  )
}

describe('findBranches', () => {
  it('asks for one page of twelve with the filters of the URL [S7.branch.2]', async () => {
    const { asked, content } = serve(numbered(30, (index) => `สาขา ${index}`))
    const found = await findBranches(content, { ...noFilters, sector: 3, province: 14, page: 2 })
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({
      limit: '12',
      page: '2',
      sector: '3',
      province: '14',
    })
    expect(found).toMatchObject({ kind: 'ok', value: { total: 30, totalPages: 3 } })
    expect(found.kind === 'ok' && found.value.branches[0]?.slug).toBe('branch-13')
  })

  it('sets the limit to 1000 for a search and filters what came by name [S5.branch-search.1] [S5.branch-search.2] [S9.constants.4]', async () => {
    const names = ['Chiang Mai Nimman', 'Bangkok Ari', 'CHIANG RAI Clock Tower']
    const { asked, content } = serve(numbered(3, (index) => names[index] ?? ''))
    const found = await findBranches(content, { ...noFilters, search: 'chiang', sector: 1 })
    expect(asked).toHaveLength(1)
    expect(asked[0]?.get('limit')).toBe('1000')
    expect(asked[0]?.get('sector')).toBe('1')
    expect(asked[0]?.has('search')).toBe(false)
    expect(found.kind === 'ok' && found.value.branches.map(({ name }) => name)).toEqual([
      'Chiang Mai Nimman',
      'CHIANG RAI Clock Tower',
    ])
  })

  it('finds by the names of the other language where its own names have nothing, and shows its own', async () => {
    const english = ['Bangkok Ari', 'Chiang Mai Nimman']
    const thai = ['กรุงเทพฯ อารีย์', 'เชียงใหม่ นิมมาน']
    const { content } = serve(
      numbered(2, (index) => thai[index] ?? ''),
      ({ id, name }, language) => (language === 'en' ? (english[id - 1] ?? '') : name),
    )
    const found = await findBranches(content, { ...noFilters, search: 'chiang-mai' })
    const names = found.kind === 'ok' && found.value.branches.map(({ name }) => name)
    expect(names).toEqual(['เชียงใหม่ นิมมาน'])
  })

  it('shows what a search found twelve a page', async () => {
    const { content } = serve(numbered(30, (index) => `ปั๊มน้ำมัน ${index}`))
    const found = await findBranches(content, { ...noFilters, search: 'ปั๊ม', page: 3 })
    expect(found).toMatchObject({ kind: 'ok', value: { total: 30, totalPages: 3 } })
    expect(found.kind === 'ok' && found.value.branches).toHaveLength(6)
  })

  it('searches a chain of more than a thousand shops to its end', async () => {
    const { content } = serve(numbered(1001, (index) => (index === 1000 ? 'เบตง' : 'ที่อื่น')))
    const found = await findBranches(content, { ...noFilters, search: 'เบตง' })
    expect(found).toMatchObject({ kind: 'ok', value: { total: 1 } })
  })

  it('says that it failed when the service is away', async () => {
    const client = createContentClient({
      baseUrl: 'http://content.test',
      fetch: () => Promise.reject(new TypeError('fetch failed')),
    })
    expect(await findBranches(openContent(client), noFilters)).toEqual({ kind: 'failed' })
    const search = { ...noFilters, search: 'ari' }
    expect(await findBranches(openContent(client), search)).toEqual({ kind: 'failed' })
  })
})

describe('isBehindLast', () => {
  it.each([
    [{ page: 4 }, true],
    [{ page: 3 }, false],
    [{ page: 9_999_999_999 }, true],
    [{ page: 3, search: 'สาขา' }, false],
    [{ page: 4, search: 'สาขา' }, true],
    [{ page: 2, search: 'ไม่มี' }, true],
    [{ page: 1, search: 'ไม่มี' }, false],
  ])('of thirty branches %j is behind the last page: %s', async (asked, isBehind) => {
    const { content } = serve(numbered(30, (index) => `สาขา ${index}`))
    const filters = { ...noFilters, ...asked }
    expect(isBehindLast(await findBranches(content, filters), filters)).toBe(isBehind)
  })

  it('cannot be told while the service is away', () => {
    expect(isBehindLast({ kind: 'failed' }, { ...noFilters, page: 9 })).toBe(false)
  })
})
