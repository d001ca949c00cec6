import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectClean } from '../testing/clean-answer.ts'
import { startContractService, type ContractService } from '../testing/contract-service.ts'
import { registerMember, sendCall, type SignedMember } from '../testing/member-requests.ts'
import { fillMembersFeatures, secretText, type MembersAreas } from '../testing/members-areas.ts'
import { sendRaw } from '../testing/raw-request.ts'
import { someone } from '../testing/visitor.ts'

type Attack = [path: string, status: number, method?: string, body?: string]

let service: ContractService
let areas: MembersAreas
let member: SignedMember
let other: SignedMember

beforeAll(async () => {
  service = await startContractService()
  const { payload } = service
  other = await registerMember(payload, 'other')
  member = await registerMember(payload, 'member')
  areas = await fillMembersFeatures(payload, other.id)
})
afterAll(() => service.stop())

const list = '/items/notifications'
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(',')
const filter = (value: unknown) => `${list}?filter=${encodeURIComponent(JSON.stringify(value))}`
const sql = encodeURIComponent("'; drop table downloads; --")

const attacks: Record<string, Attack[]> = {
  'case 9: hidden fields': [
    ...['audience', 'member', 'branch', 'source', 'createdAt', 'memberId'].flatMap(
      (name): Attack[] => [
        [`${list}?filter[${name}][_nnull]=true`, 403],
        [`${list}?sort=${name}`, 403],
        [`${list}?fields=id,${name}`, 403],
      ],
    ),
    [`${list}?filter[_status][_nnull]=true`, 400],
    [`${list}?filter[category][categories_news][_eq]=x`, 403],
    [`${list}?filter[id_news][title][_contains]=x`, 403],
    [`${list}?fields=id_news.*`, 403],
    [`${list}?fields=image.filename`, 403],
    [`${list}?sort=image.filename`, 403],
    [`${list}?filter={"_or":[{"id":{"_gt":0}},{"member":{"_nnull":true}}]}`, 403],
  ],
  'case 10: sizes and junk': [
    ...['/api/downloads', '/api/e_news'].flatMap((path): Attack[] => [
      [`${path}?limit=1000000000`, 400],
      [`${path}?limit=-1`, 400],
      [`${path}?limit=NaN`, 400],
      [`${path}?page=-1`, 400],
      [`${path}?page=1000001`, 400],
      [`${path}?page=1&page=2`, 400],
    ]),
    ['/api/e_news?year=NaN', 400],
    ['/api/e_news?year=99999999999', 400],
    ['/api/e_news?year=2026&year=2025', 400],
    ['/api/downloads?categories_main=1e9', 400],
    ['/api/categories_sub?categories_main=99999999999', 400],
    ['/api/sub_faq?main_faq=-1', 400],
    ['/api/faq?sub_faq=1&sub_faq=2', 400],
    ...['/api/downloads', '/api/faq'].flatMap((path): Attack[] => [
      [`${path}?search=${'a'.repeat(201)}`, 400],
      [`${path}?search=%00`, 400],
      [`${path}?search=${'a'.repeat(100_000)}`, 431],
    ]),
    [`${list}?limit=-2`, 400],
    [`${list}?limit=1000000000`, 400],
    [`${list}?page=1000001`, 400],
    [`${list}?filter[id][_in]=${numbers(2500)}`, 400],
    [`${list}?filter[id][_in]=${numbers(10_000)}`, 431],
    [`${list}?filter${'[_and][0]'.repeat(50)}[id][_eq]=1`, 400],
    [filter({ _or: Array.from({ length: 200 }, () => ({ id: { _eq: 1 } })) }), 400],
  ],
  'case 11: SQL and prototypes': [
    [`/api/downloads?search=${sql}`, 200],
    [`/api/faq?search=${sql}`, 200],
    [`/api/downloads?categories_main=${sql}`, 400],
    [`/api/e_news?year=${sql}`, 400],
    [`/api/faq?sub_faq=${sql}`, 400],
    [`/api/first_aid?cause=${sql}`, 400],
    [`/api/downloads/${sql}`, 404],
    [`/api/e_news/${sql}`, 404],
    [`/api/faq/${sql}`, 404],
    [`${list}/${sql}`, 403],
    [`${list}?sort=${sql}`, 403],
    [`${list}?filter[title_th][_eq]=${sql}`, 200],
    [`${list}?filter[read][_eq]=${sql}`, 400],
    [`${list}?filter[title_th][_eq%20or%201=1]=1`, 400],
    [`${list}?filter[__proto__][isAdmin]=1`, 400],
    [`${list}?fields=constructor`, 403],
    [`${list}/1`, 403, 'PATCH', '{"__proto__":{"read":true}}'],
    [`${list}/1`, 400, 'PATCH', '{"read":true,"read":"x"}'],
    [`${list}/${sql}`, 403, 'PATCH', '{"read":true}'],
    ['/api/faq_feedback', 400, 'POST', '{"__proto__":{"faq":1,"helped":true}}'],
    ['/api/faq_feedback', 400, 'POST', '{"faq":"1 or 1=1","helped":true}'],
    ['/api/followed_branches', 400, 'POST', '{"branch":"1;select 1"}'],
    [`/api/followed_branches/${sql}`, 404, 'DELETE'],
  ],
  'case 16: what is read changes nothing': [
    ['/api/open_notification', 405],
    [`${list}/1?read=true`, 200],
    ['/api/faq_feedback?faq=1&helped=true', 200],
    ['/api/followed_branches?branch=1', 200],
  ],
  'case 21: in the name of another': [
    [`${list}/1`, 403, 'PATCH', '{"read":true,"member":"x"}'],
    [`${list}/1`, 403, 'PATCH', '{"noti_count":false}'],
    [`${list}/1`, 403, 'DELETE'],
    [list, 403, 'POST', '{"title_th":"x","status":"Published"}'],
    ['/api/faq_feedback', 400, 'POST', '{"faq":1,"helped":true,"member":"x"}'],
    ['/api/followed_branches', 400, 'POST', '{"branch":1,"member":"x"}'],
  ],
}

describe.each(Object.entries(attacks))('%s', (_name, rows) => {
  it.each(rows)('%s is answered %d', async (path, status, method = 'GET', body) => {
    const headers = {
      ...someone(),
      authorization: `Bearer ${member.token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
    const sent = { method, headers, ...(body !== undefined && { body }) }
    const answer = await sendRaw(service.url, encodeURI(decodeURI(path)), sent)
    expect([answer.status, answer.text.slice(0, 300)]).toEqual([status, expect.anything()])
    expect(answer.text).not.toContain(secretText)
    expect(answer.ms).toBeLessThan(2000)
    if (answer.status !== 431) expectClean(answer, path)
  })
})

describe('after all that', () => {
  it('every record is there, no prototype has changed, and nothing was done in anyone’s name', async () => {
    const asked = async (path: string, { token }: SignedMember) =>
      JSON.parse((await sendCall(service.url, path, { token })).text)
    expect(await asked('/api/downloads', member)).toMatchObject({ total: { total: 1 } })
    expect(await asked('/api/e_news', member)).toMatchObject({ total: { total: 1 } })
    for (const each of [member, other]) {
      expect(await asked('/api/faq_feedback', each)).toEqual({ result: [] })
      expect(await asked('/api/followed_branches', each)).toEqual({ result: [] })
      const { data }: { data: Flags[] } = await asked(`${list}?limit=-1`, each)
      expect(data.filter(({ read, noti_count: isCounted }) => read || !isCounted)).toEqual([])
    }
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  it('another’s notification stays private, though its id is known', async () => {
    const { others } = areas.notification
    const ask = (id: number, { token }: SignedMember, method: string) =>
      sendCall(service.url, `${list}/${id}`, {
        method,
        token,
        body: method === 'PATCH' ? { read: true } : undefined,
      })
    for (const method of ['GET', 'PATCH']) {
      const refused = await ask(others, member, method)
      const missing = await ask(2_147_483_000, member, method)
      expect([refused.status, refused.text]).toEqual([403, missing.text])
      expect((await ask(others, other, method)).status).toBe(200)
    }
  })
})

interface Flags {
  read: boolean
  noti_count: boolean
}
