import { expect, it, vi } from 'vitest'
import { log } from '../log.ts'
import { createEnd, doAfterwards, doLast } from './transaction-end.ts'

const failure = new Error('no more')
const fail = () => Promise.reject(failure)

it('logs an error of work after the commit, and does the rest: the transaction is stored', async () => {
  const error = vi.spyOn(log, 'error').mockReturnValue(undefined)
  const next = vi.fn<() => Promise<void>>().mockResolvedValue()
  await doAfterwards({ ...createEnd(), afterwards: [fail, next] })
  expect(error).toHaveBeenCalledWith({ err: failure }, 'work after a commit failed')
  expect(next).toHaveBeenCalledOnce()
})

it('an error of the last statements fails the transaction', async () => {
  const next = vi.fn<() => Promise<void>>().mockResolvedValue()
  await expect(doLast({ ...createEnd(), last: [fail, next] })).rejects.toBe(failure)
  expect(next).not.toHaveBeenCalled()
})
