import { describe, expect, expectTypeOf, it } from 'vitest'
import { messagesFor } from './compile.server.ts'
import { defineMessages, type LoadedId } from './messages.ts'

const shop = defineMessages({ 'shop.title': { th: 'ร้าน', en: 'Shop' } })
const price = defineMessages({ 'price.title': { th: 'ราคา', en: 'Price' } })

describe('The texts that a page knows', () => {
  it('are those of the catalogues that its loader brings, and no other', () => {
    const loadBoth = () => ({ messages: messagesFor('th', shop, price) })
    const loadOne = () => ({ messages: messagesFor('th', shop) })
    type Both = LoadedId<{ loaderData: ReturnType<typeof loadBoth> }>
    type One = LoadedId<{ loaderData: ReturnType<typeof loadOne> }>
    expectTypeOf<Both>().toEqualTypeOf<'shop.title' | 'price.title'>()
    expectTypeOf<One>().toEqualTypeOf<'shop.title'>()
    expectTypeOf<'price.title'>().not.toExtend<One>()
    expect(Object.keys(loadBoth().messages)).toEqual(['shop.title', 'price.title'])
  })
})

// Without this folder, whose examples contain message ids of pages.
const sources = import.meta.glob<string>(['/app/**/*.{ts,tsx}', '!/app/core/i18n/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** The root's loader sends these to every page. */
const everywhere = ['ShellMessageId', 'MemberSectionMessageId', 'BlockMessageId']

describe('The parts of a page', () => {
  const pages = Object.keys(sources).filter((file) => /features\/.*\.page\.tsx$/.test(file))

  it.each(pages)('read no text that its loader leaves out: %s', (page) => {
    const files = modulesBelow(page).map((file) => sources[file] ?? '')
    const read = files
      .filter((text) => text.includes('useText<'))
      .flatMap((text) => text.match(/\b[A-Z]\w*MessageId\b/g) ?? [])
    const brought = files
      .flatMap((text) => [...text.matchAll(/(?:messagesFor|loadFormPage|loadSetting)\(([^)]*)\)/g)])
      .flatMap(([, names = '']) => names.match(/\w+Messages\b/g) ?? [])
      .map((name) => `${name.charAt(0).toUpperCase()}${name.slice(1, -1)}Id`)
    const missing = read.filter((id) => ![...everywhere, ...brought].includes(id))
    expect([...new Set(missing)]).toEqual([])
  })
})

/** The page and all its static imports; lazy modules load their own texts. */
function modulesBelow(page: string): string[] {
  const known = new Set([page])
  for (const file of known)
    for (const [, path = ''] of sources[file]?.matchAll(valueImport) ?? [])
      known.add(new URL(path, `file://${file}`).pathname)
  return [...known].filter((file) => file in sources)
}

const valueImport = /import (?!type\b)[^'"]*?from '(\.[^']+)'/g
