import { randomUUID } from 'node:crypto'
import type { CollectionSlug } from 'payload'
import { afterAll, describe, expect, it } from 'vitest'
import { createExample } from '../../../testing/example-records.ts'
import { storeOld } from '../../../testing/old-values.ts'
import { memberData } from '../../../testing/record-data.ts'
import { closePayload, openPayload } from '../../composition/open-payload.ts'
import { reportValues } from './report-values.ts'

const payload = await openPayload()
afterAll(() => closePayload(payload))

async function report(isRepairing: boolean) {
  const lines: string[] = []
  const left = await reportValues(payload, { isRepairing, write: (line) => lines.push(line) })
  return { left, lines }
}

type Example = Parameters<typeof createExample>[1]
const create = async (slug: Example) => Number((await createExample(payload, slug)).id)

async function stateOf(collection: CollectionSlug, id: number) {
  const row = await payload.db.findOne<Row>({ collection, where: { id: { equals: id } } })
  const { docs } = await payload.db.findVersions<Record<string, unknown>>({
    collection,
    where: { parent: { equals: id } },
    sort: '-id',
  })
  return { row, versions: docs }
}
type Row = Record<string, unknown> & { id: number }

describe('stored values that the rules of today would not store', () => {
  it('are reported with their place, and repaired where that is certain', async () => {
    const branch = await create('branches')
    const news = await create('news')
    await storeOld(
      payload,
      { collection: 'branches', id: branch },
      {
        phone: '+66 (0)53-123456',
        facebook: 'facebook.com/fongsai page',
        name: { th: 'นิมมาน\u200b ซอย 9', en: 'Nimman Soi 9' },
      },
    )
    await payload.update({
      collection: 'news',
      id: news,
      data: { title: 'ฉบับร่าง', _status: 'draft' },
      draft: true,
    })
    await storeOld(
      payload,
      { collection: 'news', id: news },
      {
        publishedAt: '2569-11-20T02:00:00.000Z',
      },
    )
    const before = await Promise.all([stateOf('branches', branch), stateOf('news', news)])

    const found = await report(false)
    expect(found.lines).toEqual([
      `news ${news} · publishedAt: "2569-11-20T02:00:00.000Z" → "2026-11-20T02:00:00.000Z"`,
      `branches ${branch} · name.th: "นิมมาน\u200b ซอย 9" → "นิมมาน ซอย 9"`,
      expect.stringContaining(
        `branches ${branch} · facebook: "facebook.com/fongsai page" There are`,
      ),
      `branches ${branch} · phone: "+66 (0)53-123456" → "+6653123456"`,
      '3 can be repaired, 1 cannot.',
    ])
    expect(found.left).toBe(4)
    expect(await Promise.all([stateOf('branches', branch), stateOf('news', news)])).toEqual(before)

    const repaired = await report(true)
    expect(repaired.lines.at(-1)).toBe('3 repaired, 1 left.')
    expect(repaired.left).toBe(1)
    const after = await Promise.all([stateOf('branches', branch), stateOf('news', news)])
    const name = { th: 'นิมมาน ซอย 9', en: 'Nimman Soi 9' }
    const publishedAt = '2026-11-20T02:00:00.000Z'
    const [oldBranch, oldNews] = before
    const [newBranch, newNews] = after
    expect(newBranch.row).toEqual({ ...oldBranch.row, name, phone: '+6653123456' })
    expect(newNews.row).toEqual({ ...oldNews.row, publishedAt })
    const [draft, ...older] = oldNews.versions
    expect(newNews.versions).toEqual([
      { ...draft, version: { ...draft?.version, publishedAt } },
      ...older,
    ])
    expect(newNews.versions[0]?.version).toMatchObject({ _status: 'draft' })

    expect((await report(true)).lines).toEqual([
      expect.stringContaining(`branches ${branch} · facebook`),
      '0 repaired, 1 left.',
    ])
    await storeOld(payload, { collection: 'branches', id: branch }, { facebook: null })
    expect(await report(false)).toEqual({ left: 0, lines: ['0 can be repaired, 0 cannot.'] })
  })

  it('are found in rows, in globals and in drafts alone', async () => {
    const news = await create('news')
    await payload.update({ collection: 'news', id: news, data: draftOf('ร่าง'), draft: true })
    const { versions } = await stateOf('news', news)
    const [draft] = versions
    await payload.db.updateVersion({
      collection: 'news',
      id: draft?.id ?? '',
      versionData: { version: { ...draft?.version, videoLink: 'https://youtube.example/1' } },
    })
    const link = { id: randomUUID(), label: { th: 'สาขา' }, link: ' /branch\u200b ' }
    await storeOld(payload, { global: 'navigation' }, { header: [link] })
    const { lines } = await report(true)
    expect(lines).toEqual([
      expect.stringContaining(`news ${news} (draft) · videoLink: "https://youtube.example/1" `),
      'navigation · header.1.link: " /branch\u200b " → "/branch"',
      '1 repaired, 1 left.',
    ])
    const { header } = await payload.findGlobal({ slug: 'navigation', locale: 'th' })
    expect(header).toMatchObject([{ label: 'สาขา', link: '/branch' }])
    await payload.delete({ collection: 'news', id: news })
  })

  it('of members, customers and staff are not written out', async () => {
    const data = { ...memberData('old'), tel: '+66 081 234 5678', firstName: 'สมชาย\u200b' }
    const { id } = await payload.db.create({ collection: 'members', data })
    const { lines } = await report(true)
    expect(lines).toEqual([
      `members ${id} · firstName: repaired`,
      `members ${id} · tel: repaired`,
      '2 repaired, 0 left.',
    ])
    const member = await payload.findByID({ collection: 'members', id })
    expect(member).toMatchObject({ tel: '+66812345678', firstName: 'สมชาย' })
    expect(member.passwordHash ?? data.passwordHash).toBe(data.passwordHash)
  })

  it('are not repaired if another record has the repaired value', async () => {
    const [one, other] = [await create('branches'), await create('branches')]
    const { slug } = await payload.findByID({ collection: 'branches', id: one })
    await storeOld(payload, { collection: 'branches', id: other }, { slug: `${slug}\u200b` })
    const { lines, left } = await report(true)
    expect(lines).toEqual([
      expect.stringContaining(
        `branches ${other} · slug: "${slug}\u200b" Not repaired: another record has its slug.`,
      ),
      '0 repaired, 1 left.',
    ])
    expect(left).toBe(1)
    await payload.delete({ collection: 'branches', id: other })
  })
})

interface OldValue {
  collection: 'branches' | 'leads' | 'members' | 'staff'
  old: Record<string, unknown>
  lines: readonly (readonly [path: string, outcome: string])[]
}

const oldValues: OldValue[] = [
  {
    collection: 'members',
    old: { firstName: '\u200b', lastName: '\u3164' },
    lines: [
      ['firstName', 'no letter'],
      ['lastName', 'no letter'],
    ],
  },
  { collection: 'members', old: { firstName: '\u0e49' }, lines: [['firstName', 'no letter']] },
  { collection: 'members', old: { email: 'info2@xn--o3cf1ay4bq.xn--o3cw4h' }, lines: [] },
  { collection: 'members', old: { email: 'nok@board_demo.example' }, lines: [] },
  { collection: 'members', old: { email: 'info@บริษัท.ไทย' }, lines: [['email', 'repaired']] },
  { collection: 'members', old: { email: 'nok@gmail' }, lines: [['email', 'not an email']] },
  { collection: 'staff', old: { name: '\u200b' }, lines: [['name', 'no letter']] },
  { collection: 'staff', old: { email: 'info@บริษัท.ไทย' }, lines: [['email', 'repaired']] },
  {
    collection: 'leads',
    old: { firstName: '\u200b', phone: '+66021234567', email: 'a b@example.com' },
    lines: [
      ['firstName', 'no letter'],
      ['phone', 'repaired'],
      ['email', 'not an email'],
    ],
  },
  { collection: 'leads', old: { kind: 'contact', lastName: null, email: null }, lines: [] },
  {
    collection: 'branches',
    old: { hours: { isOpenAllDay: false, weekdayOpens: '9.00', weekdayCloses: '24:00' } },
    lines: [
      ['hours.weekdayOpens', '"09:00"'],
      ['hours.weekdayCloses', '"00:00"'],
    ],
  },
  {
    collection: 'branches',
    old: { hours: { isOpenAllDay: true, weekdayOpens: 'เช้า', weekdayCloses: '24:00' } },
    lines: [['hours.weekdayCloses', '"00:00"']],
  },
  {
    collection: 'branches',
    old: { latitude: 0, longitude: 0 },
    lines: [
      ['latitude', 'No shop stands'],
      ['longitude', 'No shop stands'],
    ],
  },
  {
    collection: 'branches',
    old: { latitude: 100.5, longitude: 13.7 },
    lines: [
      ['latitude', 'swapped'],
      ['longitude', 'swapped'],
    ],
  },
  {
    collection: 'branches',
    old: { latitude: 48.1, longitude: 11.6 },
    lines: [
      ['latitude', 'outside Thailand'],
      ['longitude', 'outside Thailand'],
    ],
  },
  {
    collection: 'branches',
    old: { landmark: { th: '\u200b' }, facebook: 'facebook.com/fongsai' },
    lines: [
      ['landmark.th', '→ null'],
      ['facebook', 'begins with https://'],
    ],
  },
]

describe('a stored value of each kind', () => {
  it.each(oldValues)('of $collection is found where it breaks a rule: $old', async (value) => {
    const { collection, lines, old } = value
    const { id } = await createExample(payload, collection)
    await storeOld(payload, { collection, id }, old)
    const found = (await report(true)).lines.slice(0, -1)
    expect(found).toEqual(
      lines.map(([path]) => expect.stringContaining(`${collection} ${id} · ${path}: `)),
    )
    for (const [index, [, outcome]] of lines.entries()) expect(found[index]).toContain(outcome)
    await payload.db.deleteOne({ collection, where: { id: { equals: id } } })
  })
})

const draftOf = (title: string) => ({ title, _status: 'draft' }) as const
