import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { useId, type ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { openTurns, OwnTurn, TurnsContext, type Turns } from './own-turn.tsx'

const rendered: string[] = []

function Words({ children }: { children: string }) {
  const id = useId()
  rendered.push(children)
  return <p id={id}>{children}</p>
}

const page = (
  <body>
    <Words>ข้ามไปยังเนื้อหา</Words>
    <OwnTurn part="header">
      <Words>เมนู</Words>
    </OwnTurn>
    <OwnTurn part="page">
      <main>
        <OwnTurn part="form">
          <Words>แบบฟอร์ม</Words>
        </OwnTurn>
        <img src="/assets/1" alt="" />
      </main>
    </OwnTurn>
    <Words>ท้ายหน้า</Words>
  </body>
)

async function render(element: ReactNode, turns?: Turns): Promise<string> {
  rendered.length = 0
  const body = new PassThrough()
  await new Promise<void>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<TurnsContext value={turns}>{element}</TurnsContext>, {
      onAllReady: () => {
        pipe(body)
        resolve()
      },
      onError: reject,
    })
  })
  return text(body)
}

test('a page rendered in pieces is the same as one rendered at once', async () => {
  const atOnce = await render(page)
  expect(atOnce).toContain('แบบฟอร์ม')
  const inPieces = await render(
    page,
    openTurns(() => new Promise((resolve) => setImmediate(resolve))),
  )
  expect(inPieces).toBe(atOnce)
})

test('each part takes one turn and waits for it, the rest of the page for none', async () => {
  const begin: (() => void)[] = []
  const takeTurn = vi.fn<() => Promise<void>>(() => new Promise((resolve) => begin.push(resolve)))
  const whole = render(page, openTurns(takeTurn))
  const next = async () => {
    await vi.waitFor(() => expect(begin).not.toEqual([]))
    begin.shift()?.()
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await next()
  expect(rendered).toEqual(['ข้ามไปยังเนื้อหา', 'ท้ายหน้า', 'เมนู'])
  await next()
  expect(rendered).toHaveLength(3)
  await next()
  expect(rendered.at(-1)).toBe('แบบฟอร์ม')
  await whole
  expect(takeTurn).toHaveBeenCalledTimes(3)
})
