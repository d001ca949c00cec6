import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { say } from '../../ground/languages/say.ts'
import { optional } from '../../ground/fields/contact-rules.ts'
import { longestLink, parseAddress, readLink } from '../../ground/fields/link-rule.ts'
import type { TextRule } from '../../ground/fields/text-rule.ts'

const host = /^((www\.|m\.)?youtube\.com|www\.youtube-nocookie\.com)$/
const filmId = /^[\w-]{11}$/

/** An address of one film of YouTube, in any of the forms that it hands out. */
export function isYoutubeFilm(text: string): boolean {
  const url = parseAddress(text)
  if (url?.protocol !== 'https:' || text.length > longestLink) return false
  const [, first = '', second = ''] = url.pathname.split('/')
  if (url.hostname === 'youtu.be') return filmId.test(first)
  if (!host.test(url.hostname)) return false
  if (first === 'watch') return filmId.test(url.searchParams.get('v') ?? '')
  return ['embed', 'live', 'shorts'].includes(first) && filmId.test(second)
}

export const optionalFilm = optional({
  passes: (text) => isYoutubeFilm(readLink(text)),
  th: 'วางลิงก์วิดีโอจาก YouTube เช่น https://youtu.be/M7lc1UVf-VE',
  en: 'Paste the link of a YouTube video, for example https://youtu.be/M7lc1UVf-VE.',
})

/** A news has one video. */
export const besideNoFile: TextRule = (value, { req, siblingData }) => {
  const hasFile = isPlainObject(siblingData) && Boolean(siblingData['videoFile'])
  if (!value || !hasFile) return true
  return say(
    req,
    'เลือกอย่างเดียว ลิงก์ YouTube หรือไฟล์วิดีโอ',
    'Choose one: a YouTube link or a video file.',
  )
}
