import { label } from '../languages/labels.ts'
import { optionalHttpsUrl, optionalPhone } from './contact-rules.ts'
import { validatedText } from './text-fields.ts'

export const phoneField = validatedText('phone', label('โทรศัพท์', 'Phone'), optionalPhone, {
  placeholder: '+66812345678',
})

export const facebookField = validatedText(
  'facebook',
  label('ลิงก์ Facebook', 'Facebook link'),
  optionalHttpsUrl,
)

/** Where search engines find the original of a page's text. */
export const canonicalField = validatedText(
  'canonicalTag',
  label('ลิงก์ต้นฉบับ', 'Canonical address'),
  optionalHttpsUrl,
  {
    description: label(
      'กรอกเฉพาะเมื่อเนื้อหานี้มีต้นฉบับอยู่ที่อื่น',
      'Only when the original of this text is elsewhere.',
    ),
  },
)
