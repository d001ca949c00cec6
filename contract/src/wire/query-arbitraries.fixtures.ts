import fc from 'fast-check'

/** Storable texts: Thai with tall vowels, commas, quotes, brackets, emoji, anything. */
const plainText = fc.oneof(
  fc.constantFrom('ป้าปิ๋ม', 'ซัก,อบ,พับ', '"', '[a]', '%_\\', '𝟚𝟜🫧', ' ', '+', '&=#', '{"_eq":1}'),
  fc.string({ unit: 'binary', maxLength: 60 }).filter((text) => !text.includes('\0')),
)

const bracketKeys = ['code', 'loads', 'washer', 'data', '_and', '_or', '_eq', '_in', '_gt', '0', '']
const wildKeys = ['__proto__', 'constructor', 'prototype', 'toString', '_bogus', '[', ']']

const brackets = fc
  .array(
    fc.oneof(
      fc.constantFrom(...bracketKeys),
      fc.constantFrom(...wildKeys),
      fc.string({ maxLength: 4 }),
    ),
    { maxLength: 40 },
  )
  .map((keys) => keys.map((key) => `[${key}]`).join(''))

const itemsNames = ['limit', 'page', 'offset', 'sort', 'fields', 'filter', 'search', 'meta']
const otherNames = ['lang', 'sector', 'province', 'ids', '__proto__', 'constructor']
const names = fc.oneof(fc.constantFrom(...itemsNames), fc.constantFrom(...otherNames))

const junk = fc.oneof(
  plainText,
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc.constantFrom('-1', '0', '1e9', '0x10', ' 5 ', 'NaN', 'Infinity', '-0', '9'.repeat(400), ''),
  fc.constantFrom('\0', '\uD800', '{', '{"code":{"_eq":"\\u0000"}}', '{"__proto__":{"_eq":1}}'),
)

/** Malicious query strings. */
export const wildQueries: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(fc.tuple(names, fc.oneof(fc.constant(''), brackets), junk), { maxLength: 12 })
    .map((parameters) =>
      parameters.map(([name, path, value]) => `${name}${path}=${escape(value)}`).join('&'),
    ),
)

function escape(value: string): string {
  return encodeURIComponent(value.toWellFormed())
}
