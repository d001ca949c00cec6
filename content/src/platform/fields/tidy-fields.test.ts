import { buildConfig, type Config, type FieldHook } from 'payload'
import { expect, it } from 'vitest'
import { plainLongText, plainText } from './text-fields.ts'
import { tidyTexts } from './tidy-fields.ts'

const text = { th: 'ข้อความ', en: 'Text' }

async function hooksOf(fields: NonNullable<Config['collections']>[number]['fields']) {
  const database = { defaultIDType: 'number', init: () => ({}) }
  const config = await buildConfig({
    secret: 'x',
    db: database as unknown as Config['db'],
    collections: [{ slug: 'things', fields }],
  })
  const things = tidyTexts(config).collections.find(({ slug }) => String(slug) === 'things')
  return things?.fields ?? []
}

function tidied(field: unknown, value: unknown): unknown {
  const { hooks } = field as { hooks?: { beforeValidate?: FieldHook[] } }
  return (hooks?.beforeValidate ?? []).reduce<unknown>(
    (typed, hook) => hook({ value: typed } as Parameters<FieldHook>[0]),
    value,
  )
}

it('tidies each text that is typed, wherever its field stands', async () => {
  const [line, long, rows] = await hooksOf([
    plainText('line', text, 80),
    plainLongText('long', text, 80),
    { name: 'rows', type: 'array', fields: [plainText('within', text, 80)] },
  ])
  expect(tidied(line, ' สาขา\u202E อารีย์\n\u0008')).toBe('สาขา อารีย์')
  expect(tidied(long, 'ก\u0008\r\nข\u200B')).toBe('ก\nข')
  expect(tidied((rows as unknown as { fields: unknown[] }).fields[0], 'ก\u202E')).toBe('ก')
})

it('treats invisible text as empty, and leaves alone what is not sent', async () => {
  const [line] = await hooksOf([plainText('line', text, 80)])
  expect(tidied(line, '\u200B\u3164')).toBeNull()
  expect(tidied(line, undefined)).toBeUndefined()
  expect(tidied(line, null)).toBeNull()
})

it('touches no password, and nothing that the service makes', async () => {
  const fields = await hooksOf([
    plainText('newPassword', text, 80),
    { ...plainText('hash', text, 80), hidden: true },
    { ...plainText('folded', text, 80), admin: { hidden: true } },
  ])
  for (const field of fields.slice(0, 3)) expect(tidied(field, ' a\u200B ')).toBe(' a\u200B ')
})
