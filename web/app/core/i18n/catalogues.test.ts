import { describe, expect, test } from 'vitest'
import { languages } from '@washhouse/contract/language'
import { compileMessage, messagesFor } from './compile.server.ts'
import type { CompiledMessage, MessageCatalogue } from './messages.ts'

const modules = import.meta.glob<Record<string, MessageCatalogue<string>>>(
  '../../**/*.messages.ts',
  {
    eager: true,
  },
)
const catalogues = Object.entries(modules).flatMap(([file, module]) =>
  Object.values(module).map((catalogue) => ({ file, catalogue })),
)

/** Names of a message's placeholders: those that are written, and those that select a plural. */
function placeholders(tokens: CompiledMessage): { written: string[]; choosing: string[] } {
  const found = { written: [] as string[], choosing: [] as string[] }
  for (const token of tokens) {
    if (typeof token === 'string') continue
    const [name, , choices] = token
    found[choices ? 'choosing' : 'written'].push(name)
    for (const choice of Object.values(choices ?? {}))
      found.written.push(...placeholders(choice).written)
  }
  return found
}

test('the catalogues of the areas are found', () => {
  expect(catalogues.length).toBeGreaterThan(2)
})

test('no id stands in two catalogues', () => {
  const ids = catalogues.flatMap(({ catalogue }) => Object.keys(catalogue))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

describe.each(catalogues)('$file', ({ catalogue }) => {
  test.each(languages)('can be sent (%s)', (language) => {
    expect(Object.keys(messagesFor(language, catalogue))).toEqual(Object.keys(catalogue))
  })

  test('can be read in both languages', () => {
    const unlike = Object.entries(catalogue).filter(([, texts]) => !isAlike(texts))
    expect(unlike).toEqual([])
  })
})

/**
 * True if both languages use the same names. Thai has no plural: it may write or omit the value that selects the English
 * plural.
 */
function isAlike(texts: { th: string; en: string }): boolean {
  const th = placeholders(compileMessage(texts.th))
  const en = placeholders(compileMessage(texts.en))
  const plain = (names: string[]) => new Set(names.filter((name) => !en.choosing.includes(name)))
  const [inThai, inEnglish] = [plain(th.written), plain(en.written)]
  return (
    inThai.symmetricDifference(inEnglish).size === 0 &&
    th.choosing.every((name) => en.choosing.includes(name))
  )
}
