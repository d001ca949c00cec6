import { createHash } from 'node:crypto'
import type { SearchTerms } from '@washhouse/contract/search/search-terms'
import { foldText } from '@washhouse/contract/text/fold-text'
import type { BasePayload } from 'payload'

/** Where the words stand that are spelt in several ways. */
export interface SpellingSource {
  /** What their changes are announced as. */
  tag: string
  /** Each word as all its spellings. */
  read(payload: BasePayload): Promise<readonly (readonly string[])[]>
}

/** Finds a word by any of its spellings: index and question are both brought to one of them. */
export interface Spellings {
  /** Another one whenever the list is; none for an empty list. */
  mark: string
  /** A folded text with each word in its first spelling. */
  unify: (folded: string) => string
  /** A folded word in each of its spellings: what a text is looked through for. */
  spell: (folded: string) => string[]
}

/** A mark that follows belongs to the letter before it: the word goes on. */
const wordEnd = '(?![\\u0E31\\u0E34-\\u0E3A\\u0E47-\\u0E4E])'

export function compileSpellings(words: readonly (readonly string[])[]): Spellings {
  const folded = words
    .map((spellings) => [...new Set(spellings.map(foldText).filter(Boolean))])
    .filter(({ length }) => length > 1)
  if (folded.length === 0) return { mark: '', unify: (text) => text, spell: (text) => [text] }

  const wordOf = new Map(
    folded.flatMap((word) => word.map((spelling) => [spelling, word] as const)),
  )
  // The longest first: a word that begins with another one is that longer word.
  const longest = [...wordOf.keys()].toSorted((a, b) => b.length - a.length)
  const any = new RegExp(`(?:${longest.map(escape).join('|')})${wordEnd}`, 'gu')
  const write = (text: string, choose: (word: readonly string[]) => string | undefined) =>
    text.replace(any, (spelling) => choose(wordOf.get(spelling) ?? []) ?? spelling)

  return {
    mark: createHash('sha256').update(JSON.stringify(folded)).digest('base64url').slice(0, 12),
    unify: (text) => write(text, ([first]) => first),
    spell(text) {
      const most = Math.max(...folded.map(({ length }) => length))
      const each = Array.from({ length: most }, (_, index) => write(text, (word) => word[index]))
      return [...new Set([text, ...each])]
    },
  }
}

function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}

/** What is searched for, in the spelling of the index. */
export function unifyTerms({ whole, words }: SearchTerms, { unify }: Spellings): SearchTerms {
  return { whole: unify(whole), words: words.map(unify) }
}
