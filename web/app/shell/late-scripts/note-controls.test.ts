import { describe, expect, test } from 'vitest'
import { type Control, noteControls } from './note-controls.ts'

/** A field as in a browser: its value is a property of its class. */
class Field {
  heard: string[] = []
  isConnected = true
  type: string
  name: string
  defaultValue: string
  files: readonly string[] = []
  checked: boolean
  defaultChecked: boolean
  #value: string

  constructor(type: string, name: string, given = '', isChecked = false) {
    this.type = type
    this.name = name
    this.defaultValue = given
    this.#value = given
    this.checked = isChecked
    this.defaultChecked = isChecked
  }

  get value() {
    return this.#value
  }

  set value(text: string) {
    this.#value = text
  }

  click() {
    this.checked = this.type === 'radio' || !this.checked
    this.heard.push('click')
  }

  dispatchEvent({ type }: Event) {
    this.heard.push(type)
  }
}

class Choice {
  heard: string[] = []
  isConnected = true
  type = 'select-one'
  name: string
  options: { value: string; selected: boolean; defaultSelected: boolean }[]

  constructor(name: string, values: string[]) {
    this.name = name
    this.options = values.map((value, index) => ({
      value,
      selected: index === 0,
      defaultSelected: false,
    }))
  }

  get value() {
    return this.options.find(({ selected }) => selected)?.value ?? ''
  }

  set value(chosen: string) {
    for (const option of this.options) option.selected = option.value === chosen
  }

  dispatchEvent({ type }: Event) {
    this.heard.push(type)
  }
}

type Fake = Field | Choice

/** The page before and after React has built it again, or has kept its fields. */
function rebuild(before: Fake[], write: () => void, after: Fake[] | null) {
  let page = before
  const putBack = noteControls(() => page as unknown as Control[])
  write()
  if (after) {
    for (const field of before) field.isConnected = false
    page = after
  }
  return putBack()
}

describe('in a page that is built again', () => {
  test.each(['text', 'textarea', 'search', 'email', 'password'])(
    'what was typed into a field (%s) stands in the new one, which is told',
    (type) => {
      const [before, after] = [new Field(type, 'message'), new Field(type, 'message')]
      rebuild([before], () => (before.value = 'เครื่องไม่คืนเหรียญ'), [after])
      expect(after.value).toBe('เครื่องไม่คืนเหรียญ')
      expect(after.heard).toEqual(['input', 'change'])
    },
  )

  test('what was typed before the scripts were requested is kept as well', () => {
    const [before, after] = [new Field('text', 'name'), new Field('text', 'name')]
    before.value = 'นก'
    rebuild([before], () => undefined, [after])
    expect(after.value).toBe('นก')
  })

  test('a field that was emptied is empty', () => {
    const [before, after] = [new Field('text', 'phone', '081'), new Field('text', 'phone', '081')]
    rebuild([before], () => (before.value = ''), [after])
    expect(after.value).toBe('')
  })

  test('a value that a part of the page guards is written past the guard', () => {
    const [before, after] = [new Field('text', 'q'), new Field('text', 'q')]
    const guarded: string[] = []
    Object.defineProperty(after, 'value', { get: () => '', set: (text) => guarded.push(text) })
    rebuild([before], () => (before.value = 'อารีย์'), [after])
    expect(guarded).toEqual([])
    expect(Reflect.get(Field.prototype, 'value', after)).toBe('อารีย์')
  })

  test('fields of one name keep their order', () => {
    const fields = () => [new Field('text', 'search'), new Field('text', 'search')]
    const [before, after] = [fields(), fields()]
    rebuild(before, () => (before[1]!.value = 'wifi'), after)
    expect(after.map(({ value }) => value)).toEqual(['', 'wifi'])
  })

  test('boxes are pressed where they differ, and of several the chosen one', () => {
    const boxes = () => [
      new Field('checkbox', 'agree'),
      new Field('checkbox', 'news', 'on', true),
      new Field('radio', 'cause', 'coin', true),
      new Field('radio', 'cause', 'other'),
    ]
    const [before, after] = [boxes(), boxes()]
    rebuild(before, () => before.forEach((box) => (box.checked = !box.checked)), after)
    expect(after.map(({ heard }) => heard.join())).toEqual(['click', 'click', '', 'click'])
  })

  test('a choice and a file are taken along', () => {
    const fields = () => [new Choice('topic', ['', 'lost']), new Field('file', 'photo')] as const
    const [before, after] = [fields(), fields()]
    rebuild(
      [...before],
      () => {
        before[0].value = 'lost'
        before[1].value = 'C:\\fakepath\\photo.jpg'
        before[1].files = ['photo.jpg']
      },
      [...after],
    )
    expect(after[0].value).toBe('lost')
    expect([after[1].files, after[1].value]).toEqual([['photo.jpg'], ''])
    expect(after.map(({ heard }) => heard.join())).toEqual(['input,change', 'input,change'])
  })

  test('what nobody touched, and what no person fills in, is left alone', () => {
    const fields = () => [
      new Field('text', 'name', 'นก'),
      new Choice('topic', ['', 'lost']),
      new Field('hidden', 'key', 'ours'),
      new Field('submit', 'send'),
    ]
    const [before, after] = [fields(), fields()]
    rebuild(before, () => (before[2]!.value = 'old'), after)
    expect(after.flatMap(({ heard }) => heard)).toEqual([])
    expect(after[2]?.value).toBe('ours')
  })

  test('a field that the new page lacks causes no error, and each old field is mapped to its new one', () => {
    const [before, gone] = [new Field('text', 'name'), new Field('text', 'gone')]
    const after = new Field('text', 'name')
    const replaced = rebuild([before, gone], () => (gone.value = 'x'), [after])
    expect([...replaced]).toEqual([[before, after]])
  })
})

test('in a page that React took over nothing is done', () => {
  const field = new Field('text', 'name')
  expect(rebuild([field], () => (field.value = 'นก'), null).size).toBe(0)
  expect(field.heard).toEqual([])
})
