import { expect, test } from 'vitest'
import { formMessages } from '../../core/blocks/form/form.messages.ts'
import { personMessages } from '../../core/blocks/form/person.messages.ts'
import { leadFormMessages } from '../../core/blocks/lead-form/lead-form.messages.ts'
import { partRenderer } from '../../testing/render-part.tsx'
import { InterestForm, InterestThanks } from './interest-form.tsx'
import { interestMessages } from './interest.messages.ts'
import { packageMessages } from './package.messages.ts'

const draw = partRenderer(
  'en',
  interestMessages,
  packageMessages,
  formMessages,
  personMessages,
  leadFormMessages,
)

const drawForm = (language: 'th' | 'en') =>
  draw(<InterestForm provinces={[]} budgets={{}} size={null} issue={null} />, language)

test('the interest form says which fields are needed, and marks every other as optional', () => {
  const fields =
    drawForm('en').match(/<label.*?<\/label>.*?<(?:input|select|textarea)[^>]*>/gs) ?? []
  const asked = fields.filter((field) => !field.includes('type="checkbox"'))
  expect(asked.length).toBeGreaterThan(10)
  for (const field of asked) {
    const isRequired = /<(?:input|select|textarea)[^>]* required/.test(field)
    expect(field.includes('field__mark'), field).toBe(!isRequired)
  }
  expect(drawForm('en')).toContain('All four are required')
  expect(drawForm('th')).toContain('ต้องกรอกครบทั้งสี่ช่อง')
})

test('the thanks for an interest speak of no time that the sender may not have chosen', () => {
  const drawn = draw(<InterestThanks note={null}>{null}</InterestThanks>)
  expect(drawn).toContain('get back to you by phone or email.')
})
