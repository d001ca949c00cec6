import { beforeEach, describe, expect, test, vi } from 'vitest'

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
})

/** A document that a tab loads at this address; the tab stays the same during a test. */
async function openDocument(path: string, { keeps = true } = {}) {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.stubGlobal('document', {})
  vi.stubGlobal('location', new URL(path, 'https://fongsai.example'))
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => (keeps ? (kept.get(name) ?? null) : refuse()),
    setItem: (name: string, value: string) => (keeps ? void kept.set(name, value) : refuse()),
  })
  vi.resetModules()
  const { isMeasurable, keepAddressesApart, noteTags } = await import('./measured-document.ts')
  const stays = (to: string): boolean => {
    const url = new URL(to, 'https://fongsai.example')
    try {
      return keepAddressesApart({ request: new Request(url), url }, () => true)
    } catch (error) {
      if (error instanceof Response) return false
      throw error
    }
  }
  return {
    noteTags,
    stays,
    isMeasurable: () => isMeasurable(new URL(path, 'https://fongsai.example')),
  }
}

describe('A document of a site with tags', () => {
  test('shows addresses of one kind, before the ids are known too', async () => {
    const page = await openDocument('/branch')
    expect([page.stays('/news'), page.stays('/branch?search=a')]).toEqual([true, false])
    page.noteTags(true)
    expect([page.stays('/news'), page.stays('/branch?search=a')]).toEqual([true, false])
    expect(page.isMeasurable()).toBe(true)
  })
})

describe('A document without tags', () => {
  test('shows addresses of both kinds, and none of its tab is measured afterwards', async () => {
    const before = await openDocument('/branch')
    before.noteTags(false)
    expect(before.stays('/branch?search=a')).toBe(true)
    const after = await openDocument('/branch')
    after.noteTags(true)
    expect(after.isMeasurable()).toBe(false)
  })

  test('leaves the tab as it is as long as it shows one kind', async () => {
    const before = await openDocument('/branch')
    before.noteTags(false)
    expect(before.stays('/news?page=2')).toBe(true)
    const after = await openDocument('/news')
    after.noteTags(true)
    expect(after.isMeasurable()).toBe(true)
  })

  test('keeps them apart where the browser keeps nothing, and there nothing is measured', async () => {
    const page = await openDocument('/branch', { keeps: false })
    page.noteTags(false)
    expect(page.stays('/branch?search=a')).toBe(false)
    const after = await openDocument('/branch', { keeps: false })
    after.noteTags(true)
    expect(after.isMeasurable()).toBe(false)
  })
})

describe('A document whose page is not there', () => {
  test('counts as one at a private address, whatever its own is', async () => {
    const page = await openDocument('/problm/7K3M-Q9TD')
    page.noteTags(true, { hasPage: false })
    expect(page.isMeasurable()).toBe(false)
    expect([page.stays('/news'), page.stays('/branch?search=a')]).toEqual([false, true])
  })

  test('stays what it was when a page is missing later', async () => {
    const page = await openDocument('/branch')
    page.noteTags(true)
    page.noteTags(true, { hasPage: false })
    expect(page.stays('/news')).toBe(true)
  })
})
