import type { Field, FieldHook } from 'payload'
import { canonicalField, fullLinkField } from '../../ground/fields/contact-fields.ts'
import { publicFile, publicPicture } from '../../ground/fields/file-fields.ts'
import { computedText } from '../../ground/fields/computed-text.ts'
import { bothRules } from '../../ground/fields/normalized.ts'
import { optionalLongText, optionalText, requiredText } from '../../ground/fields/text-fields.ts'
import { label, oneAndMany } from '../../ground/languages/labels.ts'
import { bodyFields } from '../../ground/rich-text/body.fields.ts'
import { besideNoFile, optionalFilm } from './news.validation.ts'

/** What visitors read. */
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

/** What visitors look at. */
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

/** What search engines and shared links show; where it is empty, title, summary and cover stand in. */
export const metaFields: Field[] = [
  optionalText('metaTitle', label('หัวข้อสำหรับเครื่องมือค้นหา', 'Title for search engines'), 120),
  optionalText('metaDescription', label('คำอธิบายสำหรับเครื่องมือค้นหา', 'Description'), 300),
  optionalText('metaKeywords', label('คำค้น คั่นด้วยจุลภาค', 'Keywords, separated by commas'), 300),
  optionalText('altTag', label('คำบรรยายรูปปก', 'Description of the cover'), 300),
  { ...canonicalField, localized: true },
]
