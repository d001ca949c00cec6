import type { Matcher, MatcherBaseClass, OptionsGraphEntry, ZxcvbnFactory } from '@zxcvbn-ts/core'
import { commonWords } from './common-words.ts'
import { famousPhrases } from './famous-phrases.ts'
import { knownBrands } from './known-brands.ts'
import { plainLetters } from './look-alikes.ts'
import { findPersonalFigures } from './personal-figures.ts'
import { findRomanisedThai } from './romanised-thai.ts'
import { typedLatin } from './thai-keyboard.ts'
import { thaiNames } from './thai-names.ts'
import { thaiWords } from './thai-words.ts'
import { vocabularies } from './vocabularies.ts'
import { findWordsInRow } from './words-in-row.ts'

/** More takes more time than it tells; what it takes grows faster than the length. */
export const mostRead = 48
const mostSubstitutions = 8

const shortestTyped = 4

/** A word that every plain object knows: the library looks words up in such, and must find a number. */
export const inherited = 'constructor'

// Nobody tries the most used words of a language one by one: three with spaces pass, two with a year and a sign do not.
const unranked = Array<string>(600).fill(inherited)

export interface Estimator {
  check: ZxcvbnFactory['check']
  keyboard: OptionsGraphEntry
}

let loading: Promise<Estimator> | undefined

/** With the words, names and passwords that are used most; read when the first password is set. */
export function loadEstimator(): Promise<Estimator> {
  return (loading ??= load())
}

async function load(): Promise<Estimator> {
  const [core, { adjacencyGraphs, dictionary: leaked }, { dictionary: english }] =
    await Promise.all([
      import('@zxcvbn-ts/core'),
      import('@zxcvbn-ts/language-common'),
      import('@zxcvbn-ts/language-en'),
    ])
  const { qwerty, keypad } = adjacencyGraphs
  const { spelled, typed } = spellingsOf(famousPhrases)
  const phrases = [...new Set([...spelled, ...typed])]
  const known = vocabularies(english['commonWords-en'])
  const estimator = new core.ZxcvbnFactory(
    {
      dictionary: {
        passwords: [...leaked['passwords-common'], inherited],
        ...bothSpellings('known', [...commonWords, ...knownBrands, ...thaiNames]),
        ...bothSpellings('thai', [...unranked, ...thaiWords]),
        english: [...unranked, ...english['commonWords-en']],
      },
      graphs: { qwerty, keypad },
      l33tMaxSubstitutions: mostSubstitutions,
      maxLength: mostRead,
    },
    {
      number: matcher(core.MatcherBaseClass, (text) =>
        findPersonalFigures(text).map(({ kind, ...figure }) => ({ pattern: kind, ...figure })),
      ),
      phrase: matcher(core.MatcherBaseClass, (text) =>
        findPhrases(text, phrases).map((found) => ({ pattern: 'phrase', ...found })),
      ),
      romanised: matcher(core.MatcherBaseClass, (text) =>
        findRomanisedThai(text).map((word) => ({ pattern: 'romanised', ...word })),
      ),
      row: matcher(core.MatcherBaseClass, (text) =>
        known
          .flatMap((vocabulary) => findWordsInRow(text, vocabulary))
          .map((row) => ({ pattern: 'row', ...row })),
      ),
    },
  )
  return { check: (text, own) => estimator.check(text, own), keyboard: qwerty }
}

/** The words, and on another list, so that none counts as rarer than it is, what their keys write in Latin. */
function bothSpellings(name: string, words: readonly string[]): Record<string, string[]> {
  const { spelled, typed } = spellingsOf(words)
  return { [name]: [...spelled, inherited], [`${name} typed`]: [...typed, inherited] }
}

function spellingsOf(words: readonly string[]) {
  const spelled = words.map((word) => plainLetters(word.normalize('NFKC')))
  const typed = spelled.map(typedLatin).filter((word) => word.length >= shortestTyped)
  return { spelled, typed }
}

/** By looking for each: a list with words so long would have the library look up every part of a password. */
function findPhrases(text: string, phrases: readonly string[]) {
  return phrases.flatMap((phrase) =>
    placesOf(phrase, text).map((i) => ({ i, j: i + phrase.length - 1, guesses: phrases.length })),
  )
}

function placesOf(part: string, text: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) places.push(at)
  return places
}

interface Found {
  pattern: string
  i: number
  j: number
  guesses: number
}

function matcher(Base: typeof MatcherBaseClass, find: (text: string) => Found[]): Matcher {
  return {
    Matching: class extends Base {
      match({ password }: { password: string }) {
        return find(password).map((found) => ({
          ...found,
          token: password.slice(found.i, found.j + 1),
        }))
      }
    },
    feedback: () => null,
    scoring: ({ guesses }) => guesses,
  }
}
