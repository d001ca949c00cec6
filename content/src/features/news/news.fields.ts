import type { Field, FieldHook } from 'payload'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { canonicalField, fullLinkField } from '../../platform/fields/contact-fields.ts'
import { publicFile, publicPicture } from '../../platform/fields/file-fields.ts'
import { computedText } from '../../platform/fields/computed-text.ts'
import { bothRules } from '../../platform/fields/normalized.ts'
import { optionalLongText, optionalText, requiredText } from '../../platform/fields/text-fields.ts'
import { label, oneAndMany } from '../../platform/languages/labels.ts'
import { bodyFields } from '../../platform/rich-text/body.fields.ts'
import { say } from '../../platform/languages/say.ts'
import { optional } from '../../platform/fields/contact-rules.ts'
import { longestLink, parseAddress, readLink } from '../../platform/fields/link-rule.ts'
import type { TextRule } from '../../platform/fields/text-rule.ts'

const host = /^((www\.|m\.)?youtube\.com|www\.youtube-nocookie\.com)$/
const filmId = /^[\w-]{11}$/

/** True for the address of one YouTube video, in any of YouTube's formats. */
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

/** News can have one video only. */
export const besideNoFile: TextRule = (value, { req, siblingData }) => {
  const hasFile = isPlainObject(siblingData) && Boolean(siblingData['videoFile'])
  if (!value || !hasFile) return true
  return say(
    req,
    'เลือกอย่างเดียว ลิงก์ YouTube หรือไฟล์วิดีโอ',
    'Choose one: a YouTube link or a video file.',
  )
}

export const textFields: Field[] = [
  requiredText('title', label('หัวข้อ', 'Title'), 160),
  optionalLongText('summary', label('เกริ่นนำ', 'Summary'), 500, {
    description: label(
      'หนึ่งหรือสองประโยค แสดงในรายการข่าวและเมื่อแชร์ลิงก์',
      'One or two sentences, for the list and for shared links.',
    ),
  }),
  ...bodyFields(label('เนื้อหา', 'Article')),
]

const keepVideo: FieldHook = ({ siblingData }) => {
  const { videoLink, videoFile } = siblingData
  return videoLink || (videoFile ? `/assets/${String(videoFile)}` : null)
}

const videoLink = fullLinkField(
  'videoLink',
  label('ลิงก์วิดีโอ YouTube', 'YouTube link'),
  { placeholder: 'https://youtu.be/…' },
  optionalFilm,
)

export const pictureFields: Field[] = [
  publicPicture('coverImage', label('รูปปก', 'Cover'), {
    description: label('แสดงในรายการข่าว', 'Shown in the list.'),
  }),
  publicPicture('mainImage', label('รูปหลัก', 'Main picture'), {
    description: label('แสดงบนสุดของข่าว', 'Shown above the article.'),
  }),
  { ...videoLink, validate: bothRules(videoLink.validate, besideNoFile) },
  publicFile('videoFile', label('หรือไฟล์วิดีโอ MP4', 'Or a video file (MP4)'), {
    equals: 'video/mp4',
  }),
  computedText('video', keepVideo),
  {
    name: 'album',
    type: 'array',
    label: label('อัลบั้มภาพ', 'Album'),
    labels: oneAndMany('ภาพ', 'Picture', 'Pictures'),
    maxRows: 60,
    admin: { initCollapsed: true },
    fields: [
      { ...publicPicture('image', label('ภาพ', 'Picture')), required: true },
      optionalText('caption', label('คำบรรยาย', 'Caption'), 200),
    ],
  },
]

/** Metadata for search engines and shared links. Title, summary and cover replace empty values. */
export const metaFields: Field[] = [
  optionalText('metaTitle', label('หัวข้อสำหรับเครื่องมือค้นหา', 'Title for search engines'), 120),
  optionalText('metaDescription', label('คำอธิบายสำหรับเครื่องมือค้นหา', 'Description'), 300),
  optionalText('metaKeywords', label('คำค้น คั่นด้วยจุลภาค', 'Keywords, separated by commas'), 300),
  optionalText('altTag', label('คำบรรยายรูปปก', 'Description of the cover'), 300),
  { ...canonicalField, localized: true },
]
