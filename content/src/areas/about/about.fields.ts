import type { Field } from 'payload'
import { label, type Label } from '../../ground/languages/labels.ts'
import { keepThai, thaiRequired } from '../../ground/fields/thai-required.ts'
import { wholeNumber } from '../../ground/fields/whole-number.ts'

/** A short text that must be there in Thai. */
export function requiredText(name: string, text: Label, maxLength: number): Field {
  return {
    name,
    type: 'text',
    label: text,
    localized: true,
    required: true,
    maxLength,
    validate: thaiRequired,
    hooks: { beforeChange: [keepThai] },
  }
}

/** A picture that everyone may see. */
export function pictureField(description: Label): Field {
  return {
    name: 'image',
    type: 'upload',
    relationTo: 'media',
    label: label('รูป', 'Picture'),
    filterOptions: { mimeType: { contains: 'image' }, isPrivate: { not_equals: true } },
    admin: { description },
  }
}

export function sortField(
  description = label('เลขน้อยแสดงก่อน', 'Lower numbers come first.'),
): Field {
  return {
    name: 'sort',
    type: 'number',
    label: label('ลำดับ', 'Order'),
    validate: wholeNumber,
    admin: { position: 'sidebar', step: 1, description },
  }
}
