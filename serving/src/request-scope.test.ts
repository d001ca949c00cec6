import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLogger } from './logger.ts'
import { currentRequestId, runInRequest } from './request-scope.ts'

test('each line of a request has its id, after waits too, and other lines have none', async () => {
  const lines: string[] = []
  const log = createLogger({ part: 'web', level: 'info' }, { write: (line) => lines.push(line) })
  const work = async (name: string) => {
    await sleep(1)
    log.info(name)
  }
  await Promise.all([
    runInRequest('request-1', () => work('one')),
    runInRequest('request-2', () => work('two')),
    work('none'),
  ])
  const found = lines.map((line) => JSON.parse(line)).map(({ msg, requestId }) => [msg, requestId])
  expect(Object.fromEntries(found)).toEqual({ one: 'request-1', two: 'request-2', none: undefined })
  expect(currentRequestId()).toBeUndefined()
})
