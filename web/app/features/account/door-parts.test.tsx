import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { FormAnswer } from '../../core/blocks/form/form-answer.ts'
import { FormCheckbox } from '../../core/blocks/form/form-fields.tsx'
import { formMessages } from '../../core/blocks/form/form.messages.ts'
import { personMessages } from '../../core/blocks/form/person.messages.ts'
import { CurrentPasswordField, NewPasswordFields } from '../../core/blocks/form/password-fields.tsx'
import { passwordMessages } from '../../core/blocks/form/password.messages.ts'
import { SubmitForm } from '../../core/blocks/form/submit-form.tsx'
import { partRenderer } from '../../testing/render-part.tsx'
import { AskForLink } from './mailed-link/ask-for-link.tsx'
import { LinkDone, MailedLink } from './mailed-link/mailed-link.tsx'
import { mailedLinkMessages } from './mailed-link/mailed-link.messages.ts'
import { RegistrationFields } from './registration/registration-fields.tsx'
import { registrationMessages } from './registration/registration.messages.ts'

const draw = partRenderer(
  'en',
  formMessages,
  personMessages,
  passwordMessages,
  registrationMessages,
  mailedLinkMessages,
)

const refused = (more: Partial<Extract<FormAnswer, { kind: 'refused' }>>): FormAnswer => ({
  kind: 'refused',
  status: 422,
  faults: [],
  reason: null,
  values: {},
  hadFile: false,
  ...more,
})

const drawForm = (fields: ReactElement, answer?: FormAnswer) =>
  draw(
    <SubmitForm action="/login" answer={answer} submitLabel="Send">
      {fields}
    </SubmitForm>,
  )

describe('The fields as they are drawn without scripts', () => {
  it('say to password managers what they hold, the passwords nothing else', () => {
    const login = drawForm(<CurrentPasswordField name="password" />)
    expect(login).toMatch(/<input[^>]*autoComplete="current-password"[^>]*type="password"/)
    const registration = drawForm(
      <RegistrationFields next={null} password={<NewPasswordFields />} />,
    )
    expect(registration.match(/autoComplete="new-password"/g)).toHaveLength(2)
    const back = refused({ values: { email: 'somsri@example.com' } })
    expect(
      drawForm(<RegistrationFields next={null} password={<NewPasswordFields />} />, back),
    ).not.toMatch(/type="password"[^>]*value="[^"]/)
  })

  it('are ticked for staying signed in, until they were sent without', () => {
    const isTicked = (html: string) => /type="checkbox"[^>]*checked=""/.test(html)
    const remember = <FormCheckbox name="remember" initial label="Stay signed in" />
    expect(isTicked(drawForm(remember))).toBe(true)
    expect(isTicked(drawForm(remember, refused({ values: { remember: '' } })))).toBe(false)
  })

  it('lead into the account of a taken address, and on from there', () => {
    const next = '/en/problem'
    const taken = refused({ faults: [{ name: 'email', text: 'Taken', type: 'unique' }] })
    const ways = drawForm(
      <RegistrationFields next={next} password={<NewPasswordFields />} />,
      taken,
    )
    expect(ways).toContain('href="/en/login?next=%2Fen%2Fproblem"')
    expect(ways).toContain('href="/en/forgot-password?next=%2Fen%2Fproblem"')
    const malformed = refused({ faults: [{ name: 'email', text: 'No', type: 'email' }] })
    expect(
      drawForm(<RegistrationFields next={next} password={<NewPasswordFields />} />, malformed),
    ).not.toContain('href="/en/login')
  })
})

describe('What a mailed link leads to', () => {
  const drawLink = (more: Partial<Parameters<typeof MailedLink>[0]>) =>
    draw(
      <MailedLink
        kind="verify"
        action="/verify"
        token="mailed"
        state="open"
        answer={undefined}
        afterSpent={<AskForLink action="/verify/request" submitLabel="Send it again" />}
        {...more}
      />,
    )

  it('is one button, which sends the token', () => {
    const drawn = drawLink({})
    expect(drawn).toMatch(/<form[^>]*action="\/en\/verify"[^>]*>.*name="token" value="mailed"/s)
    expect(drawn).not.toContain('Send it again')
  })

  it.each([
    ['has been used', { answer: refused({ code: 'INVALID_TOKEN', reason: 'Used' }) }],
    ['was cut off', { token: null }],
    ['is known to be spent', { state: 'spent' as const }],
  ])('offers another where it %s', (_what, more) => {
    const drawn = drawLink(more)
    expect(drawn).toContain('Send it again')
    expect(drawn).toMatch(/role="alert"[^>]*>.*no longer works/s)
    expect(drawn).not.toContain('name="token"')
    expect(drawn).not.toContain('Confirm this email')
    expect(drawn).not.toContain('One tap')
  })

  it('says when a change of address was cancelled', () => {
    const drawn = drawLink({ kind: 'newEmail', state: 'cancelled' })
    expect(drawn).toContain('This email change was cancelled')
    expect(drawn).not.toContain('Use this email')
  })

  it('leads into the account, or to the log-in', () => {
    expect(draw(<LinkDone kind="verify" isSignedIn />)).toContain('href="/en/account"')
    expect(draw(<LinkDone kind="verify" isSignedIn={false} />)).toContain('href="/en/login"')
  })
})
