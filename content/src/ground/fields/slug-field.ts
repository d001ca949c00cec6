import type { TextField } from 'payload'
import { label } from '../languages/labels.ts'
import { required } from './contact-rules.ts'
import { validatedText } from './text-fields.ts'

/** What a record is called in its address, at most 80 characters; no two records share one. */
export function slugField(example: string): TextField {
  const requireSlug = required({
    passes: isSlug,
    th: `ใช้ได้เฉพาะ a-z ตัวเลข และขีดกลางระหว่างคำ เช่น ${example} (ไม่เกิน 80 ตัว)`,
    en: `Only a-z, digits and single hyphens between words, for example ${example} (at most 80).`,
  })
  return {
    ...validatedText('slug', label('ชื่อในลิงก์', 'Name in the address'), requireSlug, {
      position: 'sidebar',
      placeholder: example,
    }),
    required: true,
    unique: true,
    index: true,
  }
}

function isSlug(text: string): boolean {
  // Digits alone would be taken for an id.
  return text.length <= 80 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && /[a-z]/.test(text)
}
