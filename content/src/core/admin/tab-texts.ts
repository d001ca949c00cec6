import { isPlainObject } from '@washhouse/contract/wire/brackets'

/** Text typed in the admin, stored in the tab until it is saved. */
export interface TabText {
  value: unknown
  /** Milliseconds since 1970. */
  storedAt: number
}

type Owner = number | string

const prefix = 'typed '
const maxAgeMs = 24 * 3_600_000

/** A copy of the stored texts. If the browser denies storage or has no space left, they last until the page reloads. */
const memory = new Map<string, string>()

export function storeText(name: string, owner: Owner, value: unknown, storedAt = Date.now()): void {
  const text = JSON.stringify({ owner, value, storedAt })
  memory.set(name, text)
  tryStorage((storage) => storage.setItem(prefix + name, text))
}

/** The text that the same account stored under the name within the last day. Deletes any other text there. */
export function readText(name: string, owner: Owner, now = Date.now()): TabText | undefined {
  const text = memory.get(name) ?? tryStorage((storage) => storage.getItem(prefix + name))
  if (!text) return undefined
  const stored = parseStored(text)
  if (stored?.owner === owner && now - stored.storedAt <= maxAgeMs) return stored
  dropText(name)
  return undefined
}

export function dropText(name: string): void {
  memory.delete(name)
  tryStorage((storage) => storage.removeItem(prefix + name))
}

export function dropTextsOfOthers(owner: Owner): void {
  const stored = tryStorage((storage) => Object.keys(storage)) ?? []
  const names = stored
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
  for (const name of new Set([...memory.keys(), ...names])) readText(name, owner)
}

function parseStored(text: string): (TabText & { owner: unknown }) | undefined {
  const stored: unknown = JSON.parse(text)
  if (!isPlainObject(stored) || typeof stored['storedAt'] !== 'number') return undefined
  return { owner: stored['owner'], value: stored['value'], storedAt: stored['storedAt'] }
}

/** Access to a denied storage throws, and so does a write to a full one. */
function tryStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(sessionStorage)
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}
