import { describe, expect, it } from 'vitest'
import { BreakerOpenError, createBreaker } from './breaker.ts'

const fail = () => Promise.reject(new Error('refused'))
const succeed = () => Promise.resolve('answer')

function openedBreaker() {
  const clock = { now: 1000 }
  const breaker = createBreaker({ failures: 3, openMilliseconds: 5000, now: () => clock.now })
  const failOften = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      await expect(breaker.run(fail)).rejects.toThrow('refused')
    }
  }
  return { breaker, clock, failOften }
}

describe('A closed breaker', () => {
  it('passes on results and errors unchanged', async () => {
    const { breaker } = openedBreaker()
    const error = new TypeError('fetch failed')
    await expect(breaker.run(succeed)).resolves.toBe('answer')
    await expect(breaker.run(() => Promise.reject(error))).rejects.toBe(error)
  })

  it('stays closed while failures do not come in a row', async () => {
    const { breaker, failOften } = openedBreaker()
    await failOften(2)
    await breaker.run(succeed)
    await failOften(2)
    await expect(breaker.run(succeed)).resolves.toBe('answer')
  })
})

describe('An open breaker', () => {
  it('fails at once without calling', async () => {
    const { breaker, failOften } = openedBreaker()
    await failOften(3)
    let calls = 0
    const count = () => Promise.resolve((calls += 1))
    await expect(breaker.run(count)).rejects.toBeInstanceOf(BreakerOpenError)
    expect(calls).toBe(0)
  })

  it('stays open for its whole time', async () => {
    const { breaker, clock, failOften } = openedBreaker()
    await failOften(3)
    clock.now += 4999
    await expect(breaker.run(succeed)).rejects.toBeInstanceOf(BreakerOpenError)
  })
})

describe('A half-open breaker', () => {
  it('lets one call try while the others go on failing at once', async () => {
    const { breaker, clock, failOften } = openedBreaker()
    await failOften(3)
    clock.now += 5000
    const trial = Promise.withResolvers<string>()
    const first = breaker.run(() => trial.promise)
    await expect(breaker.run(succeed)).rejects.toBeInstanceOf(BreakerOpenError)
    trial.resolve('back')
    await expect(first).resolves.toBe('back')
  })

  it('closes when the trial succeeds', async () => {
    const { breaker, clock, failOften } = openedBreaker()
    await failOften(3)
    clock.now += 5000
    await breaker.run(succeed)
    await failOften(2)
    await expect(breaker.run(succeed)).resolves.toBe('answer')
  })

  it('opens again for the whole time when the trial fails', async () => {
    const { breaker, clock, failOften } = openedBreaker()
    await failOften(3)
    clock.now += 5000
    await failOften(1)
    clock.now += 4999
    await expect(breaker.run(succeed)).rejects.toBeInstanceOf(BreakerOpenError)
    clock.now += 1
    await expect(breaker.run(succeed)).resolves.toBe('answer')
  })
})
