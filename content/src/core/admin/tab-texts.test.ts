import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dropText, dropTextsOfOthers, readText, storeText } from './tab-texts.ts'

const hourMs = 3_600_000
const typed = 'ที่ปั๊มน้ำมัน ผู้ใหญ่บ้านซื้อน้ำผึ้ง'

/** Like a browser's storage: its entries are its own keys. */
function createStorage(setItem?: () => void): Storage & Record<string, string> {
  const entries: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => entries[key] ?? null,
    setItem: setItem ?? ((key: string, text: string) => void (entries[key] = text)),
    removeItem: (key: string) => void delete entries[key],
  }
  for (const [name, value] of Object.entries(methods))
    Object.defineProperty(entries, name, { value })
  return entries as Storage & Record<string, string>
}

let entries: Record<string, string>

beforeEach(() => {
  entries = createStorage()
  vi.stubGlobal('sessionStorage', entries)
  for (const name of ['news/1 th', 'news/2 th']) dropText(name)
})

/** Simulates a reload: the module's memory is empty. */
async function reload() {
  vi.resetModules()
  return await import('./tab-texts.ts')
}

describe('a text that is stored in the tab', () => {
  it('comes back letter for letter, also after a reload', async () => {
    storeText('news/1 th', 7, { title: typed }, 1000)
    expect(readText('news/1 th', 7, 2000)).toMatchObject({
      value: { title: typed },
      storedAt: 1000,
    })
    const reloaded = await reload()
    expect(reloaded.readText('news/1 th', 7, 2000)?.value).toEqual({ title: typed })
  })

  it('is gone for good once it is dropped', async () => {
    storeText('news/1 th', 7, typed)
    dropText('news/1 th')
    expect(readText('news/1 th', 7)).toBeUndefined()
    expect((await reload()).readText('news/1 th', 7)).toBeUndefined()
  })

  it('is not given to another account, and is removed when that one asks', () => {
    storeText('news/1 th', 7, typed)
    expect(readText('news/1 th', 8)).toBeUndefined()
    expect(readText('news/1 th', 7)).toBeUndefined()
    expect(Object.keys(entries)).toEqual([])
  })

  it('is removed with all others of its account when another account comes, and nothing else is', async () => {
    storeText('news/1 th', 7, typed)
    storeText('news/2 th', 8, typed)
    entries['payload-pending-success-toast'] = 'บันทึกแล้ว'
    const reloaded = await reload()
    reloaded.dropTextsOfOthers(8)
    expect(Object.keys(entries).toSorted()).toEqual([
      'payload-pending-success-toast',
      'typed news/2 th',
    ])
    dropTextsOfOthers(8)
    expect(readText('news/1 th', 7)).toBeUndefined()
  })

  it('is given for a day', () => {
    storeText('news/1 th', 7, typed, 0)
    expect(readText('news/1 th', 7, 24 * hourMs)?.value).toBe(typed)
    expect(readText('news/1 th', 7, 24 * hourMs + 1)).toBeUndefined()
    expect(readText('news/1 th', 7, hourMs)).toBeUndefined()
  })

  it.each(['{"owner":7}', '7', 'null', '[]'])('is not taken from the entry %s', (entry) => {
    entries['typed news/1 th'] = entry
    expect(readText('news/1 th', 7)).toBeUndefined()
  })
})

describe('where the browser gives no storage', () => {
  it('the page still remembers what was typed, and causes no error', () => {
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    storeText('news/1 th', 7, typed)
    expect(readText('news/1 th', 7)?.value).toBe(typed)
    dropTextsOfOthers(8)
    expect(readText('news/1 th', 7)).toBeUndefined()
  })

  it('or has no room left, the page remembers the newest text', () => {
    const full = createStorage(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    vi.stubGlobal('sessionStorage', full)
    storeText('news/1 th', 7, 'เก่า')
    storeText('news/1 th', 7, typed)
    expect(readText('news/1 th', 7)?.value).toBe(typed)
  })
})
