import { useId } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { DrawnContext, DrawnOnce } from './drawn-once.tsx'
import { cutInside, openDrawnParts } from './drawn-parts.server.ts'

const drew = vi.fn<(name: string) => void>()
beforeEach(() => drew.mockClear())

function Wash({ name }: { name: string }) {
  drew(name)
  const id = useId()
  return (
    <li id={id}>
      {name} & {'ผ้านวม'}
    </li>
  )
}

interface ListProps {
  names: readonly string[]
  isOwn?: boolean
  className?: string
  label?: string
}

const List = ({ names, isOwn = false, className = 'washes', label }: ListProps) => (
  <DrawnOnce as="ul" className={className} of={isOwn ? null : ['th', names]} aria-label={label}>
    {names.map((name) => (
      <Wash key={name} name={name} />
    ))}
  </DrawnOnce>
)

/** One document. */
function render(element: React.ReactElement): string {
  const drawn = openDrawnParts()
  const html = renderToString(<DrawnContext value={drawn.find}>{element}</DrawnContext>)
  drawn.keepFrom(Buffer.from(html))
  return html
}

test('what is the same is drawn once, and written as React would have', () => {
  const names = ['น้ำเย็น', 'a > b']
  const plain = renderToString(<List names={names} />)
  drew.mockClear()
  expect([render(<List names={names} />), render(<List names={names} />)]).toEqual([plain, plain])
  expect(drew).toHaveBeenCalledTimes(2)
})

test('what it is made of makes another of it; its own attributes are always drawn', () => {
  render(<List names={['one']} label="x" />)
  expect(render(<List names={['two']} label="y" />)).toMatch(/aria-label="y".*two/s)
  expect(render(<List names={['one']} label="z" />)).toMatch(/aria-label="z".*one/s)
  expect(drew.mock.calls).toEqual([['one'], ['two']])
})

test('what is of who asks is drawn for itself, and kept for nobody', () => {
  render(<List names={['a secret']} isOwn />)
  render(<List names={['a secret']} isOwn />)
  expect(drew).toHaveBeenCalledTimes(2)
  render(<List names={['a secret']} />)
  expect(drew).toHaveBeenCalledTimes(3)
})

test('where it stands elsewhere its ids are others', () => {
  const names = ['place']
  const elsewhere = (
    <>
      <p />
      <List names={names} />
    </>
  )
  render(<List names={names} />)
  expect(render(elsewhere)).toBe(renderToString(elsewhere))
})

test('of two with the same classes none is kept, as they cannot be told apart', () => {
  const both = (
    <>
      <List names={['left']} />
      <List names={['right']} />
    </>
  )
  expect([render(both), render(both)]).toEqual([renderToString(both), renderToString(both)])
})

test('an element ends where it does, also around others of its kind', () => {
  const html = '<ul class="a" id="x>"><li><ul><li></li></ul></li></ul><ul class="b"></ul>'.replace(
    'x>',
    'x&gt;',
  )
  expect(cutInside(html, { tag: 'ul', className: 'a' })).toBe('<li><ul><li></li></ul></li>')
  expect(cutInside(html, { tag: 'ul', className: 'b' })).toBe('')
  expect(cutInside(html, { tag: 'ul', className: 'c' })).toBeNull()
  expect(cutInside('<ul class="a"><li>', { tag: 'ul', className: 'a' })).toBeNull()
})

test('nothing with a nonce is kept, as that is of one document', () => {
  const html = '<footer class="a"><script nonce="x"></script></footer>'
  expect(cutInside(html, { tag: 'footer', className: 'a' })).toBeNull()
})
