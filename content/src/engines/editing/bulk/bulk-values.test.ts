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

  it('have no ids of their own, however deep they stand', () => {
    const sent = {
      exceptions: [{ id: 'a', thai: 'ปิด', days: [{ id: 'b', day: 'จันทร์' }] }],
      name: 'อารีย์',
    }
    expect(prepareRows(fields, sent, 'one')).toEqual({
      exceptions: [{ thai: 'ปิด', announcement: 'one', days: [{ day: 'จันทร์' }] }],
      name: 'อารีย์',
    })
  })

  it('belong to one announcement, whatever they say themselves', () => {
    const sent = {
      exceptions: [{ thai: 'ปิด' }, { thai: 'เปิดสาย', announcement: 'another' }],
      album: [{ caption: 'หน้าร้าน' }],
      more: { exceptions: [{}] },
    }
    expect(prepareRows(fields, sent, 'one')).toEqual({
      exceptions: [
        { thai: 'ปิด', announcement: 'one' },
        { thai: 'เปิดสาย', announcement: 'one' },
      ],
      album: [{ caption: 'หน้าร้าน' }],
      more: { exceptions: [{ announcement: 'one' }] },
    })
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

  it('has every row, behind the rows of the draft', () => {
    const draft = { album: [{ id: 'a', caption: 'ของร่าง' }] }
    const sent = { album: [{ caption: 'ใหม่' }] }
    expect(changesFor(fields, sent, draft, { album: [] })).toEqual({
      data: { album: [{ id: 'a', caption: 'ของร่าง' }, { caption: 'ใหม่' }] },
      kept: [],
    })
  })
})
