import { distance } from 'fastest-levenshtein'
import { backwards, normalPassword } from './password-rule.ts'

// A year's end, a sign and a space more or less; two random passwords differ in nearly all their signs.
const fewestChanges = 4

/** Whether a person would call it the password he had, backwards or with a space, a capital or a digit more. */
export function isSameToPeople(password: string, before: string): boolean {
  const [now, then] = [seen(password), seen(before)]
  return [then, backwards(then)].some((form) => distance(now, form) < fewestChanges)
}

function seen(password: string): string {
  return normalPassword(password)
    .toLowerCase()
    .replace(/[\p{Z}\p{Cf}]/gu, '')
}
