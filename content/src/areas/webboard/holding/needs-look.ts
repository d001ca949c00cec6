import { foldText } from '@washhouse/contract/text/fold-text'
import { foldThaiDigits } from '@washhouse/contract/text/thai-digits'
import type { Look } from '../cases/case.labels.ts'

/** What is looked at: what is seen of a text, and how many pictures stand with it. */
export interface Seen {
  text: string
  images: number
}

const invisible = /[\u00AD\u200B-\u200F\u2060\uFEFF]/gu
const address = /https?:\/\/|www\./
/** Endings under which advertisements are found, where no scheme is written. */
const bareHost =
  /[\p{L}\p{M}\p{N}-]{2,}\.(?:com|net|org|info|biz|co|io|me|cc|tv|ly|gl|gg|ee|be|th|asia|app|bet|casino|click|club|link|live|online|shop|site|store|top|vip|win|xyz)(?![\p{L}\p{M}\p{N}])/u
/** Of Thailand: nine digits behind a zero, or eight of a land line; or as many behind 66. */
const phone = /(?<!\d)(?:\+?66|0)[\s().-]*\d(?:[\s().-]*\d){7,8}(?!\d)/

/** Why a newcomer's writing is looked at before it is shown; null: it is not. */
export function needsLook({ text, images }: Seen): Look | null {
  const plain = plainOf(text)
  if (address.test(plain) || bareHost.test(plain)) return 'link'
  if (phone.test(plain)) return 'phone'
  return images > 0 ? 'picture' : null
}

function plainOf(text: string): string {
  const composed = text
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(/[‐-―−]/gu, '-')
    .replaceAll('。', '.')
  return foldThaiDigits(composed).toLowerCase()
}

/** Words and hosts as editors list them, one a line. */
export interface Rules {
  words: string
  hosts: string
}

const linesOf = (text: string) => text.split('\n').map((line) => line.trim())
/** A single letter would hold everything. */
const leastLetters = 2

/** Whether something of the lists stands in a text, however it is spaced. */
export function isListed(text: string, { words, hosts }: Rules): boolean {
  const folded = foldText(text)
  const isWordIn = linesOf(words)
    .map(foldText)
    .some((word) => word.length >= leastLetters && folded.includes(word))
  return isWordIn || hasHost(plainOf(text), linesOf(hosts))
}

function hasHost(plain: string, hosts: readonly string[]): boolean {
  return hosts
    .map((host) =>
      plainOf(host)
        .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
        .replace(/\/.*$/, ''),
    )
    .some((host) => host.includes('.') && standsIn(plain, host))
}

/** Not as part of a longer name: `a.th` is no part of `ba.th` nor of `a.thai.com`. */
function standsIn(plain: string, host: string): boolean {
  for (let at = plain.indexOf(host); at !== -1; at = plain.indexOf(host, at + 1)) {
    const before = plain[at - 1] ?? ' '
    const behind = plain.slice(at + host.length)
    if (!/[a-z0-9-]/.test(before) && !/^(?:[a-z0-9-]|\.[a-z0-9])/.test(behind)) return true
  }
  return false
}
