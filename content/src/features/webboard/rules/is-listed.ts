import { foldText } from '@washhouse/contract/text/fold-text'
import { foldWriting } from './fold-writing.ts'

/** Listed words and hosts, one a line. */
export interface Rules {
  words: string
  hosts: string
}

const linesOf = (text: string) => text.split('\n').map((line) => line.trim())
/** A single letter would match everything. */
const fewestCharacters = 2
const signs = /[\p{P}\p{S}]+/gu

/** Independent of spacing, spelling and marks. */
export const foldWord = (word: string) => foldText(foldWriting(word))

/** Without scheme, path and port. */
export const foldHost = (host: string) =>
  foldWriting(host)
    .replace(/^(?:[a-z][a-z0-9+.-]*:\/\/)?(?:www\.)?/, '')
    .replace(/[/:?#].*$/, '')

interface Folded extends Rules {
  foldedWords: string[]
  /** Words of letters only: these also match with signs between the letters. */
  bareWords: string[]
  foldedHosts: string[]
}
let last: Folded | undefined

/** Whether a text contains something listed. */
export function isListed(text: string, rules: Rules): boolean {
  const { foldedWords, bareWords, foldedHosts } = (last = foldRules(rules))
  const plain = foldWriting(text)
  const folded = foldText(plain)
  const bare = folded.replace(signs, '')
  const ways = waysToRead(plain).filter((read) => read.includes('.'))
  return (
    foldedWords.some((word) => folded.includes(word)) ||
    bareWords.some((word) => bare.includes(word)) ||
    foldedHosts.some((host) => ways.some((read) => standsIn(read, host)))
  )
}

/** Caches the folded lists: they change rarely and are needed for each text. */
function foldRules({ words, hosts }: Rules): Folded {
  if (last?.words === words && last.hosts === hosts) return last
  const foldedWords = linesOf(words)
    .map(foldWord)
    .filter((word) => word.length >= fewestCharacters)
  return {
    words,
    hosts,
    foldedWords,
    bareWords: foldedWords.filter((word) => !/[\p{P}\p{S}\p{N}]/u.test(word)),
    foldedHosts: linesOf(hosts)
      .map(foldHost)
      .filter((host) => host.includes('.')),
  }
}

/** The text, and the text with `bad (dot) example` and `b a d . example` joined to hosts. */
function waysToRead(plain: string): string[] {
  const joined = plain
    .replace(/\s*[[({<]?\s*(?:\.|(?<![a-z])dot(?![a-z])|จุด|ดอท|ดอต)\s*[\])}>]?\s*/g, '.')
    .replace(/(?<=(?<![a-z0-9])[a-z0-9])\s+(?=[a-z0-9](?![a-z0-9]))/g, '')
  return [plain, joined]
}

/** Not within a longer host: `a.th` does not match `ba.th` or `a.thai.com`. */
function standsIn(plain: string, host: string): boolean {
  for (let at = plain.indexOf(host); at !== -1; at = plain.indexOf(host, at + 1)) {
    const before = plain[at - 1] ?? ' '
    const behind = plain.slice(at + host.length, at + host.length + 2)
    if (!/[a-z0-9-]/.test(before) && !/^(?:[a-z0-9-]|\.[a-z0-9])/.test(behind)) return true
  }
  return false
}
