const onset = '(?:[kpt]h?[lrw]|s[rl]|ng|kh|ph|th|ch|[bdfghjklmnprstwyv])'
const vowel =
  '(?:uea|aeo|iao|oei|eua|ia|ua|ue|ae|oe|ai|ay|ao|aw|au|oi|oy|ou|ow|ui|iu|ei|aa|ee|oo|or|er|[aeiou])'
const final = '(?:(?:ng|[bdgklmnprt])(?![aeiouh]))?'
const syllable = new RegExp(`${onset}?${vowel}${final}`, 'y')

const fewestSyllables = 2
const fewestLetters = 5

const guessesOfSyllable = 300
// As many words of up to three syllables as there are, each in a few spellings.
const guessesOfWord = 1e6
const syllablesOfWord = 3

export interface RomanisedThai {
  i: number
  j: number
  guesses: number
}

/** Runs of Latin letters that may be Thai, which everybody spells his own way: songkran, rahatphan, rahudpaan. */
export function findRomanisedThai(text: string): RomanisedThai[] {
  return Array.from(text.matchAll(/[a-z]+/g)).flatMap(({ 0: letters, index }) => {
    const { length, syllables } = readSyllables(letters)
    if (syllables < fewestSyllables || length < fewestLetters) return []
    return [{ i: index, j: index + length - 1, guesses: guessesOf(syllables) }]
  })
}

function guessesOf(syllables: number): number {
  const further = Math.max(0, syllables - syllablesOfWord)
  const ofWord = Math.min(guessesOfWord, guessesOfSyllable ** syllables)
  return ofWord * guessesOfSyllable ** further
}

function readSyllables(letters: string): { length: number; syllables: number } {
  let length = 0
  let syllables = 0
  for (;;) {
    syllable.lastIndex = length
    const found = syllable.exec(letters)
    if (!found) return { length, syllables }
    length = syllable.lastIndex
    syllables += 1
  }
}
