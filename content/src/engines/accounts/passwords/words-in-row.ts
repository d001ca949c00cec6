/** Words of one language or spelling, each with the guesses that it takes. */
export interface Vocabulary {
  guesses: ReadonlyMap<string, number>
  longest: number
}

export interface WordsInRow {
  i: number
  j: number
  guesses: number
}

interface Word {
  end: number
  guesses: number
}

interface Way {
  guesses: number
  words: number
}

const fewestWords = 3
const fewestLetters = 8
const mostGuesses = 1e10
// Whoever writes a word again does not choose it again.
const guessesOfSame = 10
// Which of the words follow one another.
const guessesOfJoint = 2

export function vocabularyOf(words: Iterable<readonly [string, number]>): Vocabulary {
  const guesses = new Map<string, number>()
  for (const [word, own] of words) {
    guesses.set(word, Math.min(own, guesses.get(word) ?? Number.POSITIVE_INFINITY))
  }
  return { guesses, longest: Math.max(...Array.from(guesses.keys(), ({ length }) => length)) }
}

/**
 * Parts of a text that are nothing but words: each counts by its place among the most used, while the library counts
 * 10,000 for every further part, so that to it four of the commonest words are as good as four that chance drew.
 */
export function findWordsInRow(text: string, vocabulary: Vocabulary): WordsInRow[] {
  const words = Array.from(text, (_, start) => wordsAt(text, start, vocabulary))
  return words.flatMap((found, start) => (found.length > 0 ? rowsFrom(start, words) : []))
}

function wordsAt(text: string, start: number, { guesses, longest }: Vocabulary): Word[] {
  const found: Word[] = []
  const last = Math.min(text.length, start + longest)
  for (let end = start + 1; end <= last; end++) {
    const word = text.slice(start, end)
    const own = guesses.get(word)
    if (own === undefined) continue
    const isSame = text.slice(0, start).endsWith(word)
    found.push({ end, guesses: isSame ? Math.min(own, guessesOfSame) : own })
  }
  return found
}

/** The cheapest way to each end that rows of words from here have. */
function rowsFrom(start: number, words: readonly (readonly Word[])[]): WordsInRow[] {
  const ways = new Map<number, Way>([[start, { guesses: 1, words: 0 }]])
  for (let at = start; at < words.length; at++) {
    const way = ways.get(at)
    if (!way) continue
    for (const { end, guesses } of words[at] ?? []) {
      const further = { guesses: way.guesses * guesses * guessesOfJoint, words: way.words + 1 }
      const known = ways.get(end)
      if (further.guesses >= mostGuesses) continue
      if (!known || further.guesses < known.guesses) ways.set(end, further)
    }
  }
  return Array.from(ways)
    .filter(([end, way]) => way.words >= fewestWords && end - start >= fewestLetters)
    .map(([end, { guesses }]) => ({ i: start, j: end - 1, guesses }))
}
