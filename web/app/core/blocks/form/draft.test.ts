import { beforeEach, expect, test, vi } from 'vitest'
import { keepDraft, restoreDraft } from './draft.ts'
import { discardDraft } from './discard-draft.ts'
import { hiddenFields } from './form-answer.ts'
import { formNameOf, keepTyped, noteTyped } from './typed-text.ts'

let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  })
})

const form = formNameOf('/en/webboard/7/reply?quote=3')
const now = 1_790_000_000_000
const typed = (detail = '') => [{ name: 'detail', type: 'textarea', value: detail }]
const write = (owner = 'somsri') => keepDraft(form, owner, typed('แช่น้ำส้มสายชู'), now)

function restored(owner = 'somsri', at = now) {
  const controls = typed()
  const isBack = restoreDraft(formNameOf('/webboard/7/reply'), owner, controls, at)
  return isBack ? controls[0]?.value : null
}

test('a draft is there again after each reload, in either language, whatever is quoted', () => {
  write()
  expect([restored(), restored()]).toEqual(['แช่น้ำส้มสายชู', 'แช่น้ำส้มสายชู'])
})

test('another member of the same browser sees none of it, nor does anyone a day later', () => {
  write()
  expect(restored('piti')).toBeNull()
  expect(restored('somsri', now + 24 * 3_600_000 + 1)).toBeNull()
})

test('it is gone once its writer wants it no more', () => {
  write()
  discardDraft(form)
  expect(restored()).toBeNull()
})

test.each(['/webboard/7?page=2#reply-9', '/en/webboard/7'])(
  'it is gone once it is sent, and led on to %s',
  (to) => {
    write()
    noteTyped(form, typed('แช่น้ำส้มสายชู'))
    keepTyped(to)
    expect(restored()).toBeNull()
  },
)

test('it stays while the log-in comes between, and when another form is sent', () => {
  write()
  noteTyped(form, typed('แช่น้ำส้มสายชู'))
  keepTyped('/login?next=%2Fwebboard')
  noteTyped(formNameOf('/contact'), typed('อื่น'))
  keepTyped('/contact?sent=1')
  expect(restored()).toBe('แช่น้ำส้มสายชู')
})

test.each(['', 'null', '{}', '[1]', '{"owner":"somsri"}'])(
  'what somebody else has put there is no draft: %j',
  (text) => {
    if (text) kept.set(`draft ${form}`, text)
    expect(restored()).toBeNull()
  },
)

test('the trap is never kept, and a draft that has it from before does not fill it in', () => {
  const withTrap = (text = '') => [
    ...typed(text),
    { name: hiddenFields.trap, type: 'text', value: text },
  ]
  keepDraft(form, 'somsri', withTrap('http://example.com'), now)
  expect([...kept.values()].join()).not.toContain(hiddenFields.trap)

  const values = { detail: ['ผ้าหอม'], [hiddenFields.trap]: ['http://example.com'] }
  const older = JSON.stringify({ owner: 'somsri', values, keptAt: now })
  for (const name of kept.keys()) kept.set(name, older)
  const opened = withTrap()
  expect(restoreDraft(form, 'somsri', opened, now)).toBe(true)
  expect(opened.map(({ value }) => value)).toEqual(['ผ้าหอม', ''])
})
