import type { TextField } from 'payload'
import { label } from '../languages/labels.ts'
import { requireSlug } from './slug-rule.ts'
import { validatedText } from './text-fields.ts'

/** What a record is called in its address; no two records share one. */
export function slugField(example: string): TextField {
  const text = label('ชื่อในลิงก์', 'Name in the address')
  return {
    ...validatedText('slug', text, requireSlug(example), {
      position: 'sidebar',
      placeholder: example,
    }),
    required: true,
    unique: true,
    index: true,
  }
}
