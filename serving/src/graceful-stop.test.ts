import { once } from 'node:events'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { stopGracefully } from './graceful-stop.ts'
import type { StopOptions } from './graceful-stop.ts'
import { createLogger } from './logger.ts'

afterEach(() => {
  process.removeAllListeners('SIGTERM')
  process.removeAllListeners('SIGINT')
})

async function serve(listener: RequestListener, over: Partial<StopOptions> = {}) {
  const server = createServer({ keepAliveTimeout: 60_000 }, listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('not listening')
  const exit = vi.fn<(code: number) => void>()
  const logger = createLogger({ part: 'test', level: 'silent' })
  const stop = stopGracefully({ server, logger, exit, ...over })
  return { url: `http://127.0.0.1:${address.port}/`, stop, exit }
}

test('a running answer ends, hooks run around it in order, then the process exits', async () => {
  const order: string[] = []
  const { url, exit } = await serve(
    (_req, res) =>
      void setTimeout(() => {
        order.push('answer')
        res.end('whole')
      }, 200),
    {
      beforeClose: [() => void order.push('before')],
      afterClose: [() => void order.push('after')],
    },
  )
  const running = fetch(url)
  await wait(50)
  process.emit('SIGTERM')
  expect(await (await running).text()).toBe('whole')
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(0))
  expect(order).toEqual(['before', 'answer', 'after'])
  await expect(fetch(url)).rejects.toThrow('fetch failed')
})

test('an idle kept-alive line does not hold the process', async () => {
  const { url, stop, exit } = await serve((_req, res) => res.end('ok'))
  await (await fetch(url)).text()
  const startedAt = Date.now()
  await stop()
  expect(exit).toHaveBeenCalledWith(0)
  expect(Date.now() - startedAt).toBeLessThan(2000)
})

test('a line on which no whole request ever came does not hold the process', async () => {
  const { url, stop, exit } = await serve((_req, res) => res.end('ok'))
  const port = Number(new URL(url).port)
  const lines = ['', 'GET / HTTP/1.1\r\nHost: x'].map((text) => {
    const line = connect(port, '127.0.0.1', () => line.write(text))
    return line.on('error', () => {})
  })
  await wait(100)
  const startedAt = Date.now()
  await stop()
  expect(exit).toHaveBeenCalledWith(0)
  expect(Date.now() - startedAt).toBeLessThan(2000)
  for (const line of lines) line.destroy()
})

test('an answer that never ends is cut off at the deadline', async () => {
  const { url, stop, exit } = await serve((_req, res) => void res.write('part'), {
    deadlineMs: 200,
  })
  const response = await fetch(url)
  await stop()
  expect(exit).toHaveBeenCalledWith(1)
  await expect(response.text()).rejects.toThrow('terminated')
})

test('a failing hook and a second signal still end in one exit', async () => {
  const fail = async () => {
    throw new Error('the database is gone')
  }
  const { stop, exit } = await serve((_req, res) => res.end(), { afterClose: [fail] })
  await Promise.all([stop(), stop()])
  expect(exit.mock.calls[0]).toEqual([1])
})
