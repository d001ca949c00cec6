import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { keyByKind, machineWire, programWire } from './query.fixtures.ts'
import { pathOf, resolvePath } from './field-path.ts'
import { queryKey } from './wire-field.ts'
import { defineWireTable } from './wire-table.ts'

describe('A wire table', () => {
  it.each(Object.entries(keyByKind))('knows a %s field by its schema', (kind, key) => {
    expect(machineWire.findField(key)?.kind).toBe(kind)
  })

  it('lets no camelCase name onto the wire by accident', () => {
    const define = () => defineWireTable('shop', z.object({ openSince: z.string() }), {})
    expect(define).toThrow('The field "openSince" needs a wire name')
  })

  it('writes the texts of a record as one block that names its language [S3.languages.1]', () => {
    const shop = defineWireTable('shop', z.object({ id: z.int(), name: z.string() }), {
      name: 'data.shop_name',
    })
    expect(shop.encode({ id: 7, name: 'นิมมาน ซอย ๙' }, 'th')).toEqual({
      id: 7,
      data: { languages_code: 'th', shop_name: 'นิมมาน ซอย ๙' },
    })
  })

  it('names a text of the block by its block', () => {
    expect(queryKey(pathOf(machineWire, 'label').field)).toBe('data.label')
    expect(machineWire.findField('label')).toBeUndefined()
    expect(() => pathOf(machineWire, 'data.label')).toThrow('machine has no field "data.label"')
  })

  it('reaches the fields of its relations, as deep as they go', () => {
    const path = resolvePath(['washer', 'program', 'data', 'title'], machineWire)
    expect(path?.field).toBe(programWire.findField('data.title'))
    expect(path?.through.map(({ name }) => name)).toEqual(['washer', 'program'])
  })

  it.each([[[]], [['code', 'id']], [['washer', '']], [['settings', 'a']], [['data']]])(
    'has nothing at %j',
    (keys) => {
      expect(resolvePath(keys, machineWire)).toBeUndefined()
    },
  )
})
