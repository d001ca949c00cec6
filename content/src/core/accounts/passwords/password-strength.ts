import { setImmediate as nextRound } from 'node:timers/promises'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { toPlainCharacters, plainDigits, typedLatin } from './spellings.ts'

export type Weakness = 'repetition' | 'keys' | 'number' | 'date' | 'word'

/** A week of a fast graphics card against Payload's hash; far more than the sign-in's limits allow. */
const fewestGuesses = 1e10
/** Characters. The time of an estimate grows faster than the length. */
const mostRead = 64
const mostSubstitutions = 4

const fewestDistinct = 5
const digitsOfPhone = 9
const fewestOtherCharacters = 6

/** Returns the weakness of a password, based on the lists of zxcvbn, common Thai words and its owner's words. */
export async function findWeakness(
  password: string,
  ownWords: readonly string[],
): Promise<Weakness | undefined> {
  const text = plainDigits(password.slice(0, mostRead))
  const signs = text.match(separator) ?? []
  const letters = toPlainCharacters(text).replace(separator, '')
  if (isNumber(letters)) return 'number'
  if (new Set(text.toLowerCase()).size < fewestDistinct) return 'repetition'
  const estimator = await loadEstimator()
  const own = ownWords.map(typedLatin)
  // The same separator between all parts counts as one choice.
  const separators = new Set(signs).size === 1 ? 1 : signs.length
  const readings: [reading: string, factor: number][] = [
    [text, 1],
    [commonYears(letters), 10 ** separators],
  ]
  for (const [reading, factor] of readings) {
    // Each takes up to 40 ms: other requests go first.
    await nextRound()
    const { guesses, sequence } = estimator.check(asTyped(reading), own)
    if (guesses * factor < fewestGuesses) return weaknessOf(sequence.map(({ pattern }) => pattern))
  }
  return undefined
}

const separator = /[^\p{L}\p{M}\p{N}]/gu

/** A telephone or identity number with few other characters: easy to guess for anyone who knows the owner. */
function isNumber(letters: string): boolean {
  const longest = Math.max(0, ...(letters.match(/\d+/g) ?? []).map(({ length }) => length))
  return longest >= digitsOfPhone && letters.length - longest < fewestOtherCharacters
}

/** Converts Buddhist years: 2569 becomes 2026. */
function commonYears(text: string): string {
  return text.replace(/(?<!\d)25\d\d(?!\d)/g, (year) => String(Number(year) - 543))
}

/** Converts Thai to the Latin keys that type it, so that words and keyboard rows are found in both layouts. */
function asTyped(text: string): string {
  return /\p{Script=Thai}/u.test(text) ? typedLatin(text) : text
}

const patternsOf: readonly (readonly [Weakness, readonly string[]])[] = [
  ['word', ['dictionary', 'wordSequence']],
  ['keys', ['spatial']],
  ['date', ['date', 'regex']],
]

function weaknessOf(patterns: readonly string[]): Weakness {
  const found = patternsOf.find(([, known]) => known.some((pattern) => patterns.includes(pattern)))
  return found?.[0] ?? 'repetition'
}

let loading: Promise<ZxcvbnFactory> | undefined

/** Loads the lists with the first new password: they take about 50 MB of memory. */
function loadEstimator(): Promise<ZxcvbnFactory> {
  return (loading ??= load())
}

async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, english, { default: thai }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    // Common words, names and months, the most frequent first. The general words are PyThaiNLP's (CC0 1.0).
    import('./common-thai-words.json', { with: { type: 'json' } }),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary, thai: thai.map(typedLatin) },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: mostSubstitutions,
    maxLength: mostRead,
  })
}
