import { expect, it } from 'vitest'
import { pack, unpack, unpackOnce } from './packed.ts'

const values = {
  plain: { brandName: 'ฟองใส', days: 7, logo: null, links: [{ label: 'สาขา' }, []] },
  'with quotes': { text: 'ร้าน "ซักแห้ง" \\ \\" 24 ชม.' },
  'with the sign that stands for a quote': { '`': '` \\` "`" \\u0060' },
  'with what ends a script': '</script><!--\u2028',
  nothing: null,
}

it.each(Object.entries(values))('gives back what is %s', (_, value) => {
  const packed = pack(value)
  expect(packed).not.toContain('"')
  expect(unpack(packed)).toEqual(value)
  expect(unpackOnce(packed)).toEqual(value)
})

it('reads the same text once, nothing too', () => {
  expect(unpackOnce(pack(values.plain))).toBe(unpackOnce(pack(values.plain)))
  expect(unpackOnce(pack(null))).toBeNull()
})

it('forgets the oldest of many texts', () => {
  const text = pack(['the oldest'])
  const first = unpackOnce(text)
  for (let at = 0; at < 49; at += 1) unpackOnce(pack([at]))
  expect(unpackOnce(text)).toBe(first)
  unpackOnce(pack([49]))
  expect(unpackOnce(text)).not.toBe(first)
})
