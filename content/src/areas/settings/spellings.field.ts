import type { ArrayField, TextField } from 'payload'
import { trimPasted, validatedText } from '../../ground/fields/text-fields.ts'
import { label, oneAndMany } from '../../ground/languages/labels.ts'
import { optionalCommonWords, requireSpellings } from './spellings.validation.ts'

/** Words that people write in several ways: the site's search finds them by any. */
export const spellingsField: ArrayField = {
  name: 'spellings',
  type: 'array',
  label: label('คำที่สะกดได้หลายแบบ', 'Words with several spellings'),
  labels: oneAndMany('คำ', 'Word', 'Words'),
  maxRows: 200,
  admin: {
    description: label(
      'ค้นหาด้วยแบบไหนก็เจอทุกแบบ มีผลภายในไม่กี่วินาที',
      'Searched for by any of its spellings, a word is found in all of them, within seconds.',
    ),
  },
  fields: [
    {
      ...validatedText(
        'words',
        label('แบบที่สะกด คั่นด้วยจุลภาค', 'Spellings, separated by commas'),
        requireSpellings,
        { placeholder: 'โปรโมชั่น, โปรโมชัน' },
      ),
      required: true,
      maxLength: 260,
      hooks: { beforeValidate: [trimPasted] },
    },
  ],
}

/** Words that narrow no search of the shops by themselves. */
export const commonWordsField: TextField = {
  ...validatedText(
    'commonWords',
    label('คำที่ตรงกับทุกสาขา คั่นด้วยจุลภาค', 'Words that apply to every shop, separated by commas'),
    optionalCommonWords,
    {
      placeholder: 'ซักผ้า, ร้าน, สาขา, laundry',
      description: label(
        'ถ้าค้นแล้วไม่เจอ ระบบจะหาอีกครั้งโดยไม่นับคำเหล่านี้ เว้นว่างไว้จะใช้คำทั่วไปของร้านซักผ้า',
        'Where nothing is found, these words are left out and the search is repeated. Empty: the usual words of a laundry.',
      ),
    },
  ),
  maxLength: 2500,
}
