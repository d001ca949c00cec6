import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { answerBatch } from './answer-batch.ts'
import type { Member } from './member.ts'

const admission = () => Promise.resolve()

function readOf(path: string, answer: () => Promise<{ body: unknown }>) {
  const kind = { method: 'GET', caller: 'member', isLocalised: false } as const
  return { admission, route: { ...kind, path, parameterNames: [], answer } }
}

/** A member's service with a read that is answered at once, and one that is when `late` is. */
function openService() {
  const app = new Hono()
  app.use((context, next) => {
    context.set('member', { id: 'manee' } as Member)
    return next()
  })
  const late = Promise.withResolvers<{ body: unknown }>()
  answerBatch(app, [
    readOf('/late', () => late.promise),
    readOf('/quick', () => Promise.resolve({ body: 'ทันที' })),
  ])
  return { app, late }
}

it('An answer leaves as soon as it is made', async () => {
  const { app, late } = openService()
  const { body } = await app.request('/batch?path=/late&path=/quick')
  const lines = body!.pipeThrough(new TextDecoderStream()).getReader()
  expect((await lines.read()).value).toBe('{"index":1,"status":200,"body":"ทันที"}\n')
  late.resolve({ body: 'ช้า' })
  expect((await lines.read()).value).toBe('{"index":0,"status":200,"body":"ช้า"}\n')
  expect(await lines.read()).toHaveProperty('done', true)
})

it('Whoever leaves before the answers are made breaks nothing', async () => {
  const { app, late } = openService()
  const { body } = await app.request('/batch?path=/late')
  await body?.cancel()
  late.resolve({ body: 'ช้า' })
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(body?.locked).toBe(false)
})
