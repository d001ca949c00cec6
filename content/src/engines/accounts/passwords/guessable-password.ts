import { inherited, loadEstimator, mostRead, type Estimator } from './password-estimator.ts'
import { readingsOf, withTyped } from './password-readings.ts'
import type { Weakness } from './weaknesses.ts'

/** A week of a fast graphics card at Payload's hash; far more than is ever tried at the door. */
const fewestGuesses = 1e10

const fewestDistinct = 5
const fewestAlong = 10
const fewestSteps = 2 / 3
const mostKindsOfSign = 2

/** Says why a password is among the first that somebody tries who knows these words of its owner. */
export async function findWeakness(
  password: string,
  ownWords: readonly string[],
): Promise<Weakness | undefined> {
  if (isNumber(password)) return 'number'
  if (new Set(password.toLowerCase()).size < fewestDistinct) return 'repetition'
  const estimator = await loadEstimator()
  const own = withTyped([...ownWords, inherited])
  const readings = readingsOf(password.slice(0, mostRead))
  if (readings.some(({ text }) => isAlongKeys(text, estimator))) return 'keys'
  const [easiest] = readings
    .map(({ text, factor }) => ({ factor, ...estimator.check(text, own) }))
    .map(({ guesses, factor, sequence }) => ({ guesses: guesses * factor, sequence }))
    .toSorted((one, other) => one.guesses - other.guesses)
  if (!easiest || easiest.guesses >= fewestGuesses) return undefined
  return weaknessOf(easiest.sequence.map(({ pattern }) => pattern))
}

/** Of telephones, identity cards, dates: whoever knows the owner knows them. */
function isNumber(password: string): boolean {
  const bare = password.replace(/[\p{Z}\p{Cf}()+\-_.,/;:|\\]/gu, '')
  const signs = bare.replace(/\p{N}/gu, '')
  return (
    bare !== '' &&
    /^[\p{P}\p{S}]*$/u.test(signs) &&
    new Set(signs).size <= mostKindsOfSign &&
    bare !== signs
  )
}

/** A hand that runs over the keys and jumps now and then; the library knows unbroken runs. */
function isAlongKeys(text: string, { keyboard }: Estimator): boolean {
  const signs = Array.from(text)
  if (signs.length < fewestAlong) return false
  const steps = signs
    .slice(1)
    .filter((sign, index) => keyboard[signs[index] ?? '']?.some((key) => key?.includes(sign)))
  return steps.length >= fewestSteps * (signs.length - 1)
}

const patternsOf: readonly (readonly [Weakness, readonly string[]])[] = [
  ['date', ['date']],
  ['number', ['number']],
  ['keys', ['spatial']],
  ['word', ['dictionary', 'phrase', 'romanised', 'row', 'wordSequence']],
]

function weaknessOf(patterns: readonly string[]): Weakness {
  const found = patternsOf.find(([, known]) => known.some((pattern) => patterns.includes(pattern)))
  return found?.[0] ?? 'repetition'
}
