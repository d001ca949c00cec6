import type { Field } from 'payload'
import { requiredLongText, requiredText } from '../../ground/fields/text-fields.ts'
import { label } from '../../ground/languages/labels.ts'

/** What a kind of cookie is called, and what it is for. */
export const categoryFields: Field[] = [
  requiredText('title', label('ชื่อ', 'Title'), 120),
  requiredLongText('description', label('ใช้ทำอะไร', 'What it is for'), 1000, {
    description: label(
      'เขียนให้คนทั่วไปเข้าใจ บอกว่าใครได้ข้อมูลและเก็บไว้นานเท่าไร',
      'In plain words: who receives the data, and how long it is kept.',
    ),
  }),
]
