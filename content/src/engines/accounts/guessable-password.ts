import type { OptionsGraphEntry, ZxcvbnFactory } from '@zxcvbn-ts/core'
import { commonWords } from './common-words.ts'
import { plainLetters } from './look-alikes.ts'
import { asLatinKeys } from './thai-keyboard.ts'

/** More than all networks together may try in years, and more than three known parts in a row take. */
const fewestGuesses = 1e9

// Enough to be told from the first ones tried; what it takes grows faster than the length.
const mostRead = 64
const mostSubstitutions = 16

const fewestDistinct = 5
const fewestSteps = 2 / 3

const separator = /[\p{Z}\p{Cf}\-_.,/;:|\\]/gu

/** Whether a password is among the first that somebody tries who knows these words of its owner. */
export async function isGuessable(password: string, ownWords: readonly string[]): Promise<boolean> {
  if (new Set(password.toLowerCase()).size < fewestDistinct || isNumber(password)) return true
  const { estimator, keyboard } = await loadEstimator()
  const own = withTyped([...ownWords, inherited])
  return readingsOf(password.slice(0, mostRead)).some(({ text, factor }) => {
    if (isAlongKeys(text, keyboard)) return true
    const { guesses } = estimator.check(text, own)
    return guesses * factor < fewestGuesses
  })
}

/** Of telephones, identity cards, dates: whoever knows the owner knows them. */
function isNumber(password: string): boolean {
  return /^\p{N}+$/u.test(password.replace(separator, '').replace(/[()+]/g, ''))
}

/** A hand that runs over the keys and jumps now and then; the library knows unbroken runs. */
function isAlongKeys(text: string, keyboard: OptionsGraphEntry): boolean {
  const signs = Array.from(text)
  const steps = signs
    .slice(1)
    .filter((sign, index) => keyboard[signs[index] ?? '']?.some((key) => key?.includes(sign)))
  return steps.length >= fewestSteps * (signs.length - 1)
}

interface Reading {
  text: string
  /** How many more guesses it takes to get from this text to the password. */
  factor: number
}

/** The password as it stands and by its letters alone, both also as the keys that write it. */
function readingsOf(password: string): Reading[] {
  // No key of a plain object, which the library looks words up in.
  const asItStands = password.toLowerCase().replace(/_+/g, '_')
  const letters = plainLetters(password).replace(separator, '')
  const separators = password.match(separator)?.length ?? 0
  const readings = [
    ...withTyped([asItStands]).map((text) => ({ text, factor: 1 })),
    ...withTyped([letters]).map((text) => ({ text, factor: 10 ** separators })),
  ]
  return readings.filter(({ text }) => text !== '')
}

function withTyped(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => [text, asLatinKeys(text).toLowerCase()]))]
}

// A word that every plain object knows: the library looks words up in such, and must find a number.
const inherited = 'constructor'

interface Loaded {
  estimator: ZxcvbnFactory
  keyboard: OptionsGraphEntry
}

let loading: Promise<Loaded> | undefined

/** With the passwords that leaked most often; read when the first one is set. */
function loadEstimator(): Promise<Loaded> {
  return (loading ??= load())
}

async function load(): Promise<Loaded> {
  const [{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  const { qwerty, keypad } = adjacencyGraphs
  const words = commonWords.map((word) => plainLetters(word.normalize('NFKC')))
  const estimator = new Factory({
    dictionary: {
      passwords: [...dictionary['passwords-common'], inherited],
      words: withTyped([...words, inherited]),
    },
    graphs: { qwerty, keypad },
    l33tMaxSubstitutions: mostSubstitutions,
    maxLength: mostRead,
  })
  return { estimator, keyboard: qwerty }
}
