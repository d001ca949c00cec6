import { describe, expect, it } from 'vitest'
import type { FlattenedField } from 'payload'
import { changesFor, prepareRows } from './bulk-values.ts'

const text = (name: string): FlattenedField => ({ name, type: 'text' })

function rowsOf(name: string, ...flattenedFields: FlattenedField[]): FlattenedField {
  return { name, type: 'array', fields: [], flattenedFields }
}

function groupOf(name: string, ...flattenedFields: FlattenedField[]): FlattenedField {
  return { name, type: 'group', fields: [], flattenedFields }
}

describe('rows for several records', () => {
  const fields = [
    rowsOf('exceptions', text('thai'), text('announcement'), rowsOf('days', text('day'))),
    rowsOf('album', text('caption')),
    groupOf('more', rowsOf('exceptions', text('announcement'))),
    text('name'),
  ]

  const sent = {
    exceptions: [
      { id: 'a', thai: 'ปิด', days: [{ id: 'b', day: 'จันทร์' }] },
      { thai: 'เปิดสาย', announcement: 'another' },
      { thai: 'เปิดสาย' },
      { id: 'a' },
    ],
    album: [{ caption: 'หน้าร้าน' }],
    more: { exceptions: [{ id: 'a' }] },
    name: 'อารีย์',
  }
  const prepare = (key: string, record: number) => prepareRows(fields, sent, { key, record })
  const all = (values: object, name: string) =>
    [...JSON.stringify(values).matchAll(new RegExp(`"${name}":"([^"]+)"`, 'g'))].map(([, id]) => id)

  it('have ids of their own in each record, however deep they stand, and the same when they are sent again', () => {
    const ids = [prepare('one', 1), prepare('one', 2), prepare('two', 1)].flatMap((values) =>
      all(values, 'id'),
    )
    expect(ids).toHaveLength(3 * 7)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).not.toContain('a')
    expect(prepare('one', 1)).toEqual(prepare('one', 1))
  })

  it('are an announcement each, the same one in all records, whatever they say themselves', () => {
    const announcements = all(prepare('one', 1), 'announcement')
    expect(new Set(announcements).size).toBe(5)
    expect(all(prepare('one', 2), 'announcement')).toEqual(announcements)
    expect(announcements).not.toContain('another')
    expect(all(prepare('two', 1), 'announcement')).not.toEqual(announcements)
  })

  it('keep their ids where another one before them is gone', () => {
    const of = { key: 'one', record: 1 }
    const [, second] = [
      prepareRows(fields, { album: [{ id: 'a' }, { id: 'b' }] }, of)['album'],
    ].flat()
    expect(prepareRows(fields, { album: [{ id: 'b' }] }, of)).toEqual({ album: [second] })
  })
})

describe('what is changed of a draft', () => {
  const fields = [text('name'), text('phone'), rowsOf('album', text('caption'))]

  it('leaves out fields that the draft has changed itself, unless to the same value', () => {
    const published = { name: 'อารีย์', phone: null }
    const draft = { name: 'ร่าง', phone: '+6653000000' }
    const sent = { name: 'ใหม่', phone: '+6653000000' }
    expect(changesFor(fields, sent, draft, published)).toEqual({ data: {}, kept: ['name'] })
  })

  it('treats an empty text, null and a missing field as the same', () => {
    const sent = { name: 'ใหม่' }
    for (const [draft, published] of [
      [{ name: '' }, { name: null }],
      [{}, { name: null }],
      [{ name: null }, { name: '' }],
    ] as const)
      expect(changesFor(fields, sent, draft, published)).toEqual({ data: sent, kept: [] })
  })

  it('is a row that is sent again, in place of what came of it before', () => {
    const stored = { album: [{ id: 'a', caption: 'หน้าร้านน' }, { caption: 'ไม่มีรหัส' }] }
    const sent = { album: [{ id: 'a', caption: 'หน้าร้าน' }, { caption: 'ใหม่' }] }
    expect(changesFor(fields, sent, stored).data).toEqual({
      album: [{ caption: 'ไม่มีรหัส' }, { id: 'a', caption: 'หน้าร้าน' }, { caption: 'ใหม่' }],
    })
  })

  it('has every row, behind the rows of the draft', () => {
    const draft = { album: [{ id: 'a', caption: 'ของร่าง' }] }
    const sent = { album: [{ caption: 'ใหม่' }] }
    expect(changesFor(fields, sent, draft, { album: [] })).toEqual({
      data: { album: [{ id: 'a', caption: 'ของร่าง' }, { caption: 'ใหม่' }] },
      kept: [],
    })
  })
})
