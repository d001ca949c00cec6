import { commonWords } from './common-words.ts'
import { knownBrands } from './known-brands.ts'
import { plainLetters } from './look-alikes.ts'
import { romanisedWords } from './romanised-words.ts'
import { typedLatin } from './thai-keyboard.ts'
import { thaiNames } from './thai-names.ts'
import { thaiWords } from './thai-words.ts'
import { vocabularyOf, type Vocabulary } from './words-in-row.ts'

type Counted = readonly [word: string, guesses: number]

const fewestGuesses = 15
const guessesOfKnown = 500
const mostEnglish = 10_000
const shortestEnglish = 2
const shortestTyped = 2

// The library's list has them in pieces.
const contractions =
  'i a im ive ill id dont doesnt didnt cant couldnt wont wouldnt shouldnt isnt arent wasnt aint youre youve youll youd hes shes its ' +
  'thats whats wheres theres lets were theyre theyll gonna wanna gotta'

/** Words as they stand in passwords: Thai, Thai by the Latin keys, in Latin letters, and English. */
export function vocabularies(english: readonly string[]): Vocabulary[] {
  const thai = [
    ...byPlace(thaiWords),
    ...counted(['ๆ', 'นะ', 'จ้า', 'จ๊ะ', 'จ๋า', 'จัง', 'เลย', 'ครับ', 'ค่ะ', 'คะ'], fewestGuesses),
    ...counted([...commonWords, ...knownBrands, ...thaiNames].filter(isThai), guessesOfKnown),
  ].map(([word, guesses]): Counted => [plainLetters(word.normalize('NFKC')), guesses])
  const typed = thai
    .map(([word, guesses]): Counted => [typedLatin(word), guesses])
    .filter(([word]) => word.length >= shortestTyped || word === 'q')
  const plain = english.slice(0, mostEnglish).map((word) => word.replace(/\P{L}/gu, ''))
  return [
    vocabularyOf(thai),
    vocabularyOf(typed),
    vocabularyOf(romanisedWords),
    vocabularyOf([
      ...byPlace(plain).filter(([word]) => word.length >= shortestEnglish),
      ...counted(contractions.split(' '), fewestGuesses),
    ]),
  ]
}

function byPlace(words: readonly string[]): Counted[] {
  return words.map((word, index) => [word, Math.max(fewestGuesses, index + 1)])
}

function counted(words: readonly string[], guesses: number): Counted[] {
  return words.map((word) => [word, guesses])
}

function isThai(word: string): boolean {
  return /\p{Script=Thai}/u.test(word)
}
