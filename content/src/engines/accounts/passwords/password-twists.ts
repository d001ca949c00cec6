import { roughLetters } from './look-alikes.ts'
import { normalPassword } from './password-rule.ts'
import { plainDigits, typedLatin } from './thai-keyboard.ts'

// Below it, a password is mostly of signs, and these stay.
const fewestLetters = 10
// At either end: who changes a few signs does it there.
const changedAtEnd = 2
const mostBetween = 6
const mostAround = 12

/** What a password is known again by: neither order, case, script nor separators are in it. */
export interface PasswordForms {
  length: number
  whole: string
  /** Without its first and last signs. */
  middle: string
}

export function formsOf(password: string): PasswordForms {
  const signs = signsOf(roughLetters(lettersOf(password)))
  const middle = signs.slice(changedAtEnd, -changedAtEnd)
  return { length: signs.length, whole: onceOf(signs), middle: inNoOrder(middle) }
}

/** The forms among which there is one of a password of that length, if people would call this one the same. */
export function twistsOf(password: string, length: number): Set<string> {
  const readings = [
    roughLetters(lettersOf(password)),
    // With '@' for a, and with digits strewn in.
    lettersOf(roughLetters(typed(password))),
    roughLetters(lettersOf(password).replace(/\p{N}/gu, '')),
  ].map(signsOf)
  return new Set(
    readings.flatMap((signs) => [
      onceOf(signs),
      ...windowsOf(signs, length - 2 * changedAtEnd),
      ...withoutRun(signs, signs.length - length),
    ]),
  )
}

function typed(password: string): string {
  const text = normalPassword(password)
  // Thai digits are keys in Thai alone.
  return typedLatin(/[ก-ฮ]/.test(text) ? text : plainDigits(text))
}

function lettersOf(password: string): string {
  const text = typed(password)
  const letters = text.replace(/[^\p{L}\p{M}\p{N}]/gu, '')
  return signsOf(letters).length < fewestLetters ? text.replace(/[\p{Z}\p{Cf}]/gu, '') : letters
}

function signsOf(text: string): string[] {
  return Array.from(text)
}

function inNoOrder(signs: readonly string[]): string {
  return signs.toSorted().join('')
}

/** In no order, and written once however often it is repeated. */
function onceOf(signs: readonly string[]): string {
  const counts = Map.groupBy(signs, (sign) => sign)
  const times = [...counts.values()].reduce((common, { length }) => divisorOf(length, common), 0)
  return inNoOrder([...counts.values()].flatMap((same) => same.slice(0, same.length / times)))
}

function divisorOf(one: number, other: number): number {
  return other === 0 ? one : divisorOf(other, one % other)
}

/** All parts of that length that have few signs before them or behind. */
function windowsOf(signs: readonly string[], length: number): string[] {
  const last = signs.length - length
  return signs
    .map((_, start) => start)
    .filter((start) => start <= last && Math.min(start, last - start) <= mostAround)
    .map((start) => inNoOrder(signs.slice(start, start + length)))
}

/** What is left when so many signs in a row are taken out, wherever. */
function withoutRun(signs: readonly string[], count: number): string[] {
  if (count < 1 || count > mostBetween) return []
  return signs.slice(count - 1).map((_, start) => inNoOrder(signs.toSpliced(start, count)))
}
