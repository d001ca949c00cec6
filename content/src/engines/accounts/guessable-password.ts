const fewestDistinct = 5
const longestUnit = 6

const lookAlikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Whether a password is among the first that somebody tries: common, repeated or in a row. */
export function isGuessable(password: string, blocked: ReadonlySet<string>): boolean {
  const lower = password.toLowerCase()
  const characters = Array.from(lower)
  if (new Set(characters).size < fewestDistinct) return true
  if (isInRows(characters)) return true
  const unit = repeatedUnit(lower)
  if (unit !== undefined && (Array.from(unit).length <= longestUnit || isCommon(unit, blocked)))
    return true
  return isCommon(lower, blocked)
}

/** What is put before or after a common word, and signs in place of letters, do not make it rarer. */
function isCommon(lower: string, blocked: ReadonlySet<string>): boolean {
  const core = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return [lower, asLetters(lower), core, asLetters(core)].some((word) => blocked.has(word))
}

function asLetters(text: string): string {
  return Array.from(text, (sign) => lookAlikes[sign] ?? sign).join('')
}

/** 'abc' for 'abcabcabc'. */
function repeatedUnit(text: string): string | undefined {
  return /^(.+?)\1+$/su.exec(text)?.[1]
}

/** One or two rows as of a keyboard's digits or the alphabet: '123456789012', 'abcdef654321'. */
function isInRows(characters: readonly string[]): boolean {
  const codes = characters.map((sign) => sign.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, index) => stepBetween(codes[index] ?? 0, code))
  return steps.filter((step) => Math.abs(step) !== 1).length <= 1
}

const nine = 57
const zero = 48

function stepBetween(from: number, to: number): number {
  if (from === nine && to === zero) return 1
  if (from === zero && to === nine) return -1
  return to - from
}
