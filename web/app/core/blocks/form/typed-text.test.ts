import { beforeEach, expect, test, vi } from 'vitest'
import { hiddenFields } from './form-answer.ts'
import { formNameOf, keepCarried, keepTyped, noteTyped, restoreTyped } from './typed-text.ts'

let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  })
})

const name = formNameOf('/en/account/profile?saved=profile')
const now = 1_790_000_000_000

const controls = (message = '', isTicked = false) => [
  { name: 'message', type: 'textarea', value: message },
  { name: 'consent', type: 'checkbox', value: 'on', checked: isTicked },
  { name: 'cause', type: 'radio', value: 'stopped', checked: false },
  { name: 'cause', type: 'radio', value: 'coins', checked: isTicked },
  { name: 'key', type: 'hidden', value: 'a-key' },
  { name: 'password', type: 'password', value: message && 'secret' },
  { name: 'photo', type: 'file', value: message && 'C:\\fakepath\\me.jpg' },
  { name: '', type: 'submit', value: 'Send' },
]

function send(to: string | null, typed = controls('ผ้าหอม', true)) {
  noteTyped(name, typed)
  keepTyped(to, now)
}

test.each(['/login?next=%2Faccount', '/en/login?next=x', 'http://site.test/login'])(
  'what was typed is there again after signing in at %s, once, in either language',
  (to) => {
    send(to)
    const opened = controls()
    expect(restoreTyped(formNameOf('/account/profile'), opened, now)).toBe(true)
    expect(opened.map(({ value }) => value)).toEqual([
      'ผ้าหอม',
      'on',
      'stopped',
      'coins',
      'a-key',
      '',
      '',
      'Send',
    ])
    expect(opened.map(({ checked }) => checked)).toEqual(
      controls('', true).map(({ checked }) => checked),
    )
    expect(restoreTyped(name, controls(), now)).toBe(false)
  },
)

test('what a form without scripts has brought to the log-in is there again, too', () => {
  keepCarried({ form: name, values: { message: 'ผ้าหอม', consent: '', key: 'another' } }, now)
  const opened = controls('', true)
  expect(restoreTyped(name, opened, now)).toBe(true)
  expect(opened[0]?.value).toBe('ผ้าหอม')
  expect(opened[1]?.checked).toBe(false)
  expect(opened[4]?.value).toBe('a-key')
})

test('a box whose tick was taken away stays without it', () => {
  send('/login', controls('', false))
  const opened = controls('', true)
  restoreTyped(name, opened, now)
  expect(opened.filter(({ checked }) => checked)).toEqual([])
})

test('neither passwords nor files are kept', () => {
  send('/login')
  expect([...kept.values()].join()).not.toMatch(/secret|fakepath|a-key/)
})

test.each(['/account?joined=1', '/en/contact?sent=1', '/login/x', null])(
  'what was stored, and led on to %s, is kept nowhere',
  (to) => {
    send(to)
    expect(kept.size).toBe(0)
  },
)

test('neither another form nor a visit an hour later restores anything', () => {
  send('/login')
  expect(restoreTyped(formNameOf('/account/email'), controls(), now)).toBe(false)
  expect(restoreTyped(name, controls(), now + 3_600_001)).toBe(false)
})

test('a browser that keeps nothing loses it, and the page stands', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  send('/login')
  expect(restoreTyped(name, controls(), now)).toBe(false)
})

test('the trap goes along to the log-in neither with scripts nor without them', () => {
  const trap = { name: hiddenFields.trap, type: 'text', value: 'http://example.com' }
  send('/login', [...controls('ผ้าหอม'), trap])
  expect([...kept.values()].join()).not.toContain(trap.value)
  keepCarried({ form: name, values: { message: 'ผ้าหอม', [trap.name]: trap.value } }, now)
  expect([...kept.values()].join()).not.toContain(trap.value)
  const opened = [...controls(), { ...trap, value: '' }]
  expect(restoreTyped(name, opened, now)).toBe(true)
  expect([opened[0]?.value, opened.at(-1)?.value]).toEqual(['ผ้าหอม', ''])
})
