import { expect, test } from 'vitest'
import { createRenderer, type Rendered } from './render.ts'
import { createFakeApp, type FakeContent } from './testing/fake-app.ts'

function openRenderer(running: number) {
  const content: FakeContent = { version: 1, mode: 'ok', gate: undefined, renders: [] }
  const openTurns = () => () => Promise.resolve()
  const limits = { running, waiting: 10 }
  const render = createRenderer(createFakeApp(content), limits, { openTurns })
  return (path: string, use: (page: Rendered) => Promise<void>, opened = () => {}) => {
    const open = () => {
      opened()
      return new Request(`https://www.fongsai.example${path}`)
    }
    const visit = { hasConsent: false, visitorAddress: '203.0.113.9' }
    return render(open, visit, { visitor: path }, use)
  }
}

test('what becomes of a page belongs to its turn; the next request is not even made before', async () => {
  const render = openRenderer(1)
  const events: string[] = []
  const sent = Promise.withResolvers<void>()
  const first = render('/account', async ({ status }) => {
    events.push(`first made: ${status}`)
    await sent.promise
    events.push('first sent')
  })
  const second = render(
    '/branch',
    () => Promise.resolve(),
    () => events.push('second begins'),
  )
  await expect.poll(() => events).toEqual(['first made: 200'])
  sent.resolve()
  await Promise.all([first, second])
  expect(events).toEqual(['first made: 200', 'first sent', 'second begins'])
})

test('a page that cannot be sent leaves its place to the next one', async () => {
  const render = openRenderer(1)
  const broken = render('/account', () => Promise.reject(new Error('the socket is gone')))
  await expect(broken).rejects.toThrow('the socket is gone')
  await expect(render('/branch', () => Promise.resolve())).resolves.toBeUndefined()
})
