import type { FlattenedField } from 'payload'
import { label, type Label } from '../languages/labels.ts'
import {
  optionalFacebookLink,
  optionalHttpsUrl,
  optionalLink,
  optionalMapLink,
  optionalPhone,
  requireLink,
  storedLink,
  storedPhone,
} from './contact-rules.ts'
import type { TextAdmin } from './field-admin.ts'
import { spellFileAddress } from './file-address.ts'
import { normalizedText } from './text-fields.ts'

export const phoneField = normalizedText(
  'phone',
  label('โทรศัพท์', 'Phone'),
  [storedPhone, optionalPhone],
  { placeholder: '081-234-5678' },
)

/** A full address on any site, as it was copied or shared. */
export function fullLinkField(
  name: string,
  text: Label,
  admin: TextAdmin = {},
  validate = optionalHttpsUrl,
) {
  return normalizedText(name, text, [storedLink, validate], admin)
}

export const mapLinkField = (name: string, text: Label) =>
  fullLinkField(name, text, { placeholder: 'https://maps.app.goo.gl/…' }, optionalMapLink)

export const facebookField = fullLinkField(
  'facebook',
  label('ลิงก์ Facebook', 'Facebook link'),
  { placeholder: 'https://www.facebook.com/…' },
  optionalFacebookLink,
)

/** The canonical address of a page for search engines. */
export const canonicalField = fullLinkField(
  'canonicalTag',
  label('ลิงก์ต้นฉบับ', 'Canonical address'),
  {
    description: label(
      'กรอกเฉพาะเมื่อเนื้อหานี้มีต้นฉบับอยู่ที่อื่น',
      'Only when the original of this text is elsewhere.',
    ),
  },
)

/** The target of an image or button, which may be a file of ours. */
export function linkField(name: string, text: Label, admin: TextAdmin = {}) {
  return leading(normalizedText(name, text, [storedLink, optionalLink], admin))
}

export function requiredLinkField(name: string, text: Label, admin: TextAdmin = {}) {
  return leading(normalizedText(name, text, [storedLink, requireLink], admin))
}

function leading(link: ReturnType<typeof normalizedText>) {
  return {
    ...link,
    custom: { ...link.custom, leadsSomewhere: true },
    hooks: { ...link.hooks, beforeChange: [spellFileAddress] },
  }
}

export function isLinkField({ custom }: FlattenedField): boolean {
  return custom?.['leadsSomewhere'] === true
}
