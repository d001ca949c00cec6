import { distance } from 'fastest-levenshtein'
import { isPassword, type StoredPassword } from './password-hash.ts'
import { normalPassword } from './password-rule.ts'

// A year's end, a sign and a space more or less; two random passwords differ in nearly all their signs.
const fewestChanges = 4

/** Whether a person would call it the password he had, backwards or with a space, a capital or a digit more. */
export function isSameToPeople(password: string, before: string): boolean {
  const [now, then] = [seen(password), seen(before)]
  return [then, backwards(then)].some((form) => distance(now, form) < fewestChanges)
}

/** The same of a password that only its hash tells of: it can be asked for a few forms alone. */
export async function isStoredToPeople(stored: StoredPassword, password: string): Promise<boolean> {
  // One by one: each takes as long as a sign-in.
  for (const form of formsOf(password)) if (await isPassword(stored, form)) return true
  return false
}

function seen(password: string): string {
  return normalPassword(password)
    .toLowerCase()
    .replace(/[\p{Z}\p{Cf}]/gu, '')
}

function formsOf(password: string): Set<string> {
  const trimmed = normalPassword(password).replace(/^[\p{Z}\p{Cf}]+|[\p{Z}\p{Cf}]+$/gu, '')
  const signs = Array.from(trimmed)
  const [first = '', ...rest] = signs
  const shorter = [1, 2, 3].flatMap((cut) => [signs.slice(0, -cut), signs.slice(cut)])
  return new Set([
    normalPassword(password),
    trimmed,
    swapCase(first) + rest.join(''),
    signs.map(swapCase).join(''),
    trimmed.toLowerCase(),
    backwards(trimmed),
    ...shorter.map((each) => each.join('')),
  ])
}

function backwards(text: string): string {
  return Array.from(text).toReversed().join('')
}

function swapCase(sign: string): string {
  const small = sign.toLowerCase()
  return sign === small ? sign.toUpperCase() : small
}
