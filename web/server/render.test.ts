import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { createRenderer, type Rendered } from './render.ts'
import { createFakeApp, type FakeContent } from './testing/fake-app.ts'
import { portOf } from './testing/fake-website.ts'

function openRenderer(running: number) {
  const content: FakeContent = { version: 1, mode: 'ok', gate: undefined, renders: [] }
  const limits = { running, waiting: 100 }
  const render = createRenderer(createFakeApp(content), limits)
  return (path: string, use: (page: Rendered) => Promise<void>, opened = () => {}) => {
    const open = () => {
      opened()
      return new Request(`https://www.fongsai.example${path}`)
    }
    const visit = { visitorAddress: '203.0.113.9' }
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

test('a visitor is answered after a few pages, however many wait to be rendered', async () => {
  const render = openRenderer(3)
  const server = createServer((_req, res) => res.end('kept')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${portOf(server)}`
  await (await fetch(address)).text()
  let rendered = 0
  const pages = Array.from({ length: 60 }, async () => {
    await render('/account', () => {
      const end = performance.now() + 5
      while (performance.now() < end);
      rendered += 1
      return Promise.resolve()
    })
  })
  expect(await (await fetch(address)).text()).toBe('kept')
  // Request and response take a few rounds of the event loop, with three pages in each.
  expect(rendered).toBeLessThan(45)
  await Promise.all(pages)
  server.close()
})
