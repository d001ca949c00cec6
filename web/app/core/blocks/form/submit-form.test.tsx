import { describe, expect, it } from 'vitest'
import { partRenderer } from '../../../testing/render-part.tsx'
import type { FormAnswer } from './form-answer.ts'
import { formMessages } from './form.messages.ts'
import { personMessages } from './person.messages.ts'
import { EmailField } from './person-fields.tsx'
import { SubmitForm, type SubmitFormProps } from './submit-form.tsx'

const draw = partRenderer('en', formMessages, personMessages)

const drawForm = (props: Partial<SubmitFormProps> = {}) =>
  draw(
    <SubmitForm action="/profile" submitLabel="Save" {...props}>
      <EmailField />
    </SubmitForm>,
  )

const kept = { values: { email: 'somchai@' }, hadFile: false }
const faulty: FormAnswer = {
  kind: 'refused',
  status: 422,
  faults: [{ name: 'email', text: 'Invalid email format' }],
  reason: null,
  ...kept,
}
const away: FormAnswer = { kind: 'failed', status: 503, reason: 'away', ...kept }
const issue = { key: 'dbd0c1a2-71f7-4b32-9c0d-0e8dd21a5a11', openedAt: 1_790_000_000_000 }

describe('A form as it is drawn without scripts', () => {
  it('has nothing but its fields unless it is stored once', () => {
    expect(drawForm()).not.toMatch(/type="hidden"|name="homepage"/)
    expect(drawForm({ issue })).toContain(`name="key" value="${issue.key}"`)
    expect(drawForm({ issue })).toContain('name="homepage"')
  })

  it('stays the same form when it comes back, key and all', () => {
    const values = { key: 'kept-from-before-0001', openedAt: '1780000000000' }
    const answer: FormAnswer = { ...away, values }
    expect(drawForm({ issue, answer })).toContain('name="key" value="kept-from-before-0001"')
    expect(drawForm({ issue, answer })).toContain('name="openedAt" value="1780000000000"')
  })

  it('holds what is known until something was typed, if only nothing', () => {
    const initial = { email: 'somsri@example.com' }
    expect(drawForm({ initial })).toContain('value="somsri@example.com"')
    const values = { email: '' }
    expect(drawForm({ initial, answer: { ...away, values } })).not.toContain('somsri')
  })

  it('says its faults above and at the field, which keeps what was typed', () => {
    const drawn = drawForm({ answer: faulty })
    expect(drawn).toContain('There’s one thing to fix')
    expect(drawn).toContain('<a href="#form-email">Invalid email format</a>')
    expect(drawn).toMatch(/<input[^>]*aria-describedby="form-email-error"[^>]*value="somchai@"/)
  })

  it('names the field above it, where the words at the field do not', () => {
    const faults = [{ name: 'phone', text: 'Numbers only' }]
    const drawn = drawForm({ answer: { ...faulty, faults } })
    expect(drawn).toContain('<a href="#form-phone">Phone: Numbers only</a>')
  })

  it('leads to its own fields where a page has several forms', () => {
    const drawn = drawForm({ answer: faulty, id: 'address' })
    expect(drawn).toContain('<a href="#address-email">')
    expect(drawn).toMatch(/<input[^>]*id="address-email"/)
  })

  it('says a refusal that is about no field in place of the count', () => {
    const reason = 'Email and password do not fit'
    const drawn = drawForm({ answer: { ...faulty, faults: [], reason } })
    expect(drawn).toContain(reason)
    expect(drawn).not.toContain('to fix')
  })

  it('promises that sending again counts once only where a key sees to it', () => {
    expect(drawForm({ answer: away, issue })).toContain('we’ll count it once')
    expect(drawForm({ answer: away })).toContain('Please wait a little and send again.')
    expect(drawForm({ answer: away })).not.toContain('count it once')
  })
})
