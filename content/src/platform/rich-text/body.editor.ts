import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import type { FieldAffectingData } from 'payload'
import { required, storedLink } from '../fields/contact-rules.ts'
import { label } from '../languages/labels.ts'
import { isHref, readLink } from '../fields/link-rule.ts'
import { storeAs } from '../fields/normalized.ts'
import { validatedText } from '../fields/text-fields.ts'

/** The features of the editor; each needs an HTML form in `body.html.ts`. */
export const bodyFeatures = [
  FixedToolbarFeature(),
  InlineToolbarFeature(),
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
  BoldFeature(),
  ItalicFeature(),
  UnorderedListFeature(),
  OrderedListFeature(),
  BlockquoteFeature(),
  LinkFeature({
    enabledCollections: [],
    disableAutoLinks: true,
    fields: ({ defaultFields }) => defaultFields.map(checkAddress),
  }),
  UploadFeature({ enabledCollections: ['media'] }),
  HorizontalRuleFeature(),
]

export const bodyEditor = lexicalEditor({ features: bodyFeatures })

const requireHref = required({
  passes: (text) => isHref(readLink(text)),
  th: 'ใช้ได้เฉพาะหน้าในเว็บ เช่น /branch หรือลิงก์ https:// mailto: tel:',
  en: 'Only a page of the site such as /branch, or a link with https://, mailto: or tel:.',
})

function checkAddress(field: FieldAffectingData): FieldAffectingData {
  if (field.name !== 'url') return field
  return {
    ...validatedText('url', label('ลิงก์', 'Link'), requireHref),
    hooks: { beforeValidate: [storeAs(storedLink)] },
    required: true,
  }
}
