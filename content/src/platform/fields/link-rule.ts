import { foldWidth } from '@washhouse/contract/text/thai-digits'
import { tidyCode } from '@washhouse/contract/text/tidy-text'
import { readBlocks } from '@washhouse/contract/webboard/board-text'
import { label, type Label } from '../languages/labels.ts'

const brandContacts = ['line', 'phone']
const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])
/** A percent-encoded Thai letter takes nine characters. */
export const longestLink = 2000

/** Parses an address; null if it contains characters that browsers would remove, such as a line break. */
export function parseAddress(text: string): URL | null {
  return /[\s\p{Cc}]/u.test(text) ? null : URL.parse(text)
}

export function isFullLink(text: string): boolean {
  const url = text.length <= longestLink ? parseAddress(text) : null
  return url?.protocol === 'https:' && !hasSecret(url)
}

const hasSecret = ({ password, username }: URL) => username !== '' || password !== ''

/** A page of this site by its path; `//` and `/\` would lead to another host. */
export function isSitePath(text: string): boolean {
  return /^\/(?![/\\])[^\s\p{Cc}\\]*$/u.test(text)
}

/** Allowed in text: a page of this site, or an address with a scheme that runs no code. */
export function isHref(text: string): boolean {
  if (isSitePath(text)) return true
  return schemes.has(parseAddress(text)?.protocol ?? '')
}

/** Allowed for images and buttons: a page, a full address, or the brand's own contact. */
export function isLink(text: string): boolean {
  if (text.length > longestLink) return false
  return brandContacts.includes(text) || isSitePath(text) || isFullLink(text)
}

/** The web links in a pasted text, such as what a phone shares: a name, a line break, a link. */
function linksIn(text: string): string[] {
  const parts = readBlocks(text).flatMap(({ lines }) => lines.flat())
  return [...new Set(parts.flatMap((part) => (part.kind === 'link' ? [part.href] : [])))]
}

/**
 * Extracts the link from a pasted text, without invisible characters. The text may have one link, at the end of a line or
 * before Thai words. If the link may continue after a space or a line break, returns the whole text, which is then refused.
 */
export function readLink(pasted: string): string {
  const text = tidyCode(pasted)
  if (!/\s/u.test(text)) return text
  const [link, another] = linksIn(text)
  if (link === undefined || another !== undefined) return text
  const lines = text.split(/[\r\n]+/).map((line) => line.trim())
  const at = lines.findIndex((line) => line.includes(link))
  const [rest, next] = [lines[at]?.split(link)[1], lines[at + 1]]
  if (rest === undefined) return text
  if (rest !== '') return isAscii.test(link) && /^\s*\p{Script=Thai}/u.test(rest) ? link : text
  return next === undefined || /[^\x21-\x7E]/.test(next) ? link : text
}

const isAscii = /^[ -~]+$/

export function faultOfFullLink(text: string): Label | undefined {
  if (linksIn(text).length > 1 && /\s/u.test(text))
    return label(
      'ในข้อความนี้มีหลายลิงก์ ใส่ได้ลิงก์เดียว',
      'There are several links in this text: keep only one.',
    )
  if (/[\s\p{Cc}]/u.test(text))
    return label(
      'ในลิงก์มีช่องว่างหรือการขึ้นบรรทัดใหม่ วางเฉพาะลิงก์',
      'There are spaces or line breaks in the link: paste the link alone.',
    )
  if (text.length > longestLink)
    return label(
      `ลิงก์ยาว ${text.length} ตัวอักษร ยาวได้ไม่เกิน ${longestLink}`,
      `The link has ${text.length} characters; at most ${longestLink} are allowed.`,
    )
  if (isFullLink(text)) return undefined
  const url = parseAddress(text)
  if (url && url.protocol !== 'mailto:' && hasSecret(url))
    return label(
      'ในลิงก์มีชื่อผู้ใช้หรือรหัสผ่านหน้าเครื่องหมาย @ เอาออกก่อน',
      'The link has a name or password before the @: take it out.',
    )
  return label('ต้องเป็นลิงก์เต็มที่ขึ้นต้นด้วย https://', 'Must be a full link that begins with https://.')
}

const google = String.raw`google\.(?:com|com?\.[a-z]{2}|[a-z]{2})`
/** Map hosts, and other services with the path of their maps. */
const maps = new RegExp(
  String.raw`^(?:maps\.app\.goo\.gl|maps?\.[a-z\d-]+(?:\.com?)?(?:\.[a-z]{2,})?|(?:www\.)?(?:openstreetmap\.org|osm\.org)|(?:www\.|ul\.)?waze\.com|(?:wego|share)\.here\.com|share\.google|g\.page)/` +
    String.raw`|^(?:(?:www\.)?(?:${google}|bing\.com|goo\.gl)/maps|g\.co/kgs)(?:/|$)`,
)

/** True if a full link leads to a map of Google or another provider. */
export function isMapLink(text: string): boolean {
  const url = parseAddress(text)
  return url !== null && maps.test(url.hostname + url.pathname)
}

export function isFacebookLink(text: string): boolean {
  const { hostname = '' } = parseAddress(text) ?? {}
  return /^(?:[a-z\d-]+\.)?(?:facebook\.com|fb\.(?:com|me|gg|watch)|m\.me|messenger\.com)$/.test(
    hostname,
  )
}

/** Normalizes a pasted LINE account or a link to it to the id in lower case. Links of lin.ee, from LINE's console, stay. */
export function readLineId(pasted: string): string {
  const text = foldWidth(readLink(pasted))
  const short = /^(?:https?:\/\/)?(lin\.ee\/\w+)\/?$/i.exec(text)
  if (short) return `https://${(short[1] ?? '').replace(/^lin\.ee/i, 'lin.ee')}`
  const [, id] = /^(?:https?:\/\/)?line\.me\/(?:R\/)?ti\/p\/((?:@|%40|~).+?)\/?$/i.exec(text) ?? []
  return (id ?? text).replace(/^%40/, '@').replace(/^~/, '').toLowerCase()
}

export function isLineId(text: string): boolean {
  return /^@?[a-z0-9._-]{2,30}$/.test(text) || /^https:\/\/lin\.ee\/\w{1,40}$/.test(text)
}
