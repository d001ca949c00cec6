import type { Field } from 'payload'
import { label } from '../../ground/languages/labels.ts'
import { keepThai, thaiRequired } from '../../ground/fields/thai-required.ts'

/** What a kind of cookie is called, and what it is for. */
export const categoryFields: Field[] = [
  {
    name: 'title',
    type: 'text',
    label: label('ชื่อ', 'Title'),
    localized: true,
    required: true,
    maxLength: 120,
    validate: thaiRequired,
    hooks: { beforeChange: [keepThai] },
  },
  {
    name: 'description',
    type: 'textarea',
    label: label('ใช้ทำอะไร', 'What it is for'),
    localized: true,
    required: true,
    maxLength: 1000,
    validate: thaiRequired,
    hooks: { beforeChange: [keepThai] },
    admin: {
      description: label(
        'เขียนให้คนทั่วไปเข้าใจ บอกว่าใครได้ข้อมูลและเก็บไว้นานเท่าไร',
        'In plain words: who receives the data, and how long it is kept.',
      ),
    },
  },
]
