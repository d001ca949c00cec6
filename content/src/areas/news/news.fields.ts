import type { Field, FieldHook } from 'payload'
import { keptBeside } from '../../ground/fields/kept-beside.ts'
import { optionalHttpsUrl } from '../../ground/fields/contact-rules.ts'
import { label, type Label } from '../../ground/languages/labels.ts'
import { keepThai, thaiRequired } from '../../ground/fields/thai-required.ts'
import { bodyFields } from '../../ground/rich-text/body.fields.ts'
import { optionalFilm } from './news.validation.ts'

const isPublicPicture = { mimeType: { contains: 'image' }, isPrivate: { not_equals: true } }
const isPublicFilm = { mimeType: { equals: 'video/mp4' }, isPrivate: { not_equals: true } }

/** What visitors read. */
export const textFields: Field[] = [
  {
    name: 'title',
    type: 'text',
    label: label('หัวข้อ', 'Title'),
    localized: true,
    required: true,
    maxLength: 160,
    validate: thaiRequired,
    hooks: { beforeChange: [keepThai] },
  },
  {
    name: 'summary',
    type: 'textarea',
    label: label('เกริ่นนำ', 'Summary'),
    localized: true,
    maxLength: 500,
    admin: {
      description: label(
        'หนึ่งหรือสองประโยค แสดงในรายการข่าวและเมื่อแชร์ลิงก์',
        'One or two sentences, for the list and for shared links.',
      ),
    },
  },
  ...bodyFields(label('เนื้อหา', 'Article')),
]

const keepVideo: FieldHook = ({ siblingData }) => {
  const { videoLink, videoFile } = siblingData
  return videoLink || (videoFile ? `/assets/${String(videoFile)}` : null)
}

/** What visitors look at. */
export const pictureFields: Field[] = [
  pictureField('coverImage', label('รูปปก', 'Cover'), {
    description: label('แสดงในรายการข่าว', 'Shown in the list.'),
  }),
  pictureField('mainImage', label('รูปหลัก', 'Main picture'), {
    description: label('แสดงบนสุดของข่าว', 'Shown above the article.'),
  }),
  {
    name: 'videoLink',
    type: 'text',
    label: label('ลิงก์วิดีโอ YouTube', 'YouTube link'),
    validate: optionalFilm,
    admin: { placeholder: 'https://youtu.be/…' },
  },
  {
    name: 'videoFile',
    type: 'upload',
    relationTo: 'media',
    label: label('หรือไฟล์วิดีโอ MP4', 'Or a video file (MP4)'),
    filterOptions: isPublicFilm,
  },
  keptBeside({ name: 'video', localized: false, hook: keepVideo }),
  {
    name: 'album',
    type: 'array',
    label: label('อัลบั้มภาพ', 'Album'),
    labels: { singular: label('ภาพ', 'Picture'), plural: label('ภาพ', 'Pictures') },
    maxRows: 60,
    admin: { initCollapsed: true },
    fields: [
      { ...pictureField('image', label('ภาพ', 'Picture')), required: true },
      {
        name: 'caption',
        type: 'text',
        label: label('คำบรรยาย', 'Caption'),
        localized: true,
        maxLength: 200,
      },
    ],
  },
]

/** What search engines and shared links show; where it is empty, title, summary and cover stand in. */
export const metaFields: Field[] = [
  metaField('metaTitle', label('หัวข้อสำหรับเครื่องมือค้นหา', 'Title for search engines'), 120),
  metaField('metaDescription', label('คำอธิบายสำหรับเครื่องมือค้นหา', 'Description'), 300),
  metaField('metaKeywords', label('คำค้น คั่นด้วยจุลภาค', 'Keywords, separated by commas'), 300),
  metaField('altTag', label('คำบรรยายรูปปก', 'Description of the cover'), 300),
  {
    name: 'canonicalTag',
    type: 'text',
    label: label('ลิงก์ต้นฉบับ', 'Canonical address'),
    localized: true,
    validate: optionalHttpsUrl,
    admin: {
      description: label(
        'กรอกเฉพาะเมื่อเนื้อหานี้มีต้นฉบับอยู่ที่อื่น',
        'Only when the original of this text is elsewhere.',
      ),
    },
  },
]

function pictureField(
  name: string,
  text: Label,
  admin: { description?: Label } = {},
): Extract<Field, { type: 'upload' }> {
  return {
    name,
    type: 'upload',
    relationTo: 'media',
    label: text,
    admin,
    filterOptions: isPublicPicture,
  }
}

function metaField(name: string, text: Label, maxLength: number): Field {
  return { name, type: 'text', label: text, localized: true, maxLength }
}
