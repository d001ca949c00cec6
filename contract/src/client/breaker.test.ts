import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BreakerOpenError, createBreaker } from './breaker.ts'
import { ServiceError } from './service-error.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const withCode = (code: string) => Object.assign(new Error(code), { code })
const refused = () =>
  new TypeError('fetch failed', {
    cause: new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]),
  })
const reset = () => new TypeError('fetch failed', { cause: withCode('ECONNRESET') })
const timeout = () => new DOMException('The operation timed out.', 'TimeoutError')
const answer = (status: number) => new ServiceError(status, 'no')
const never = () => new Promise<never>(() => {})

/** A breaker whose service answers pings until a test stops it. */
function openBreaker() {
  const service = { state: 'up' as 'up' | 'away' | 'down' | 'frozen', pings: 0 }
  const ping = () => {
    service.pings += 1
    if (service.state === 'up') return Promise.resolve()
    if (service.state === 'away') return Promise.reject(reset())
    if (service.state === 'down') return Promise.reject(refused())
    return new Promise((_, reject) => setTimeout(() => reject(timeout()), 800))
  }
  const breaker = createBreaker({ ping })
  const call = (error?: Error) =>
    breaker.run(() => (error ? Promise.reject(error) : Promise.resolve('answer')))
  const isOpen = async () => {
    const outcome = await call().catch((error: unknown) => error)
    return outcome instanceof BreakerOpenError
  }
  return { breaker, service, call, isOpen }
}

const settled = () => vi.advanceTimersByTimeAsync(0)

describe('A breaker of a service that can be reached', () => {
  it('passes on results and errors unchanged', async () => {
    const { call } = openBreaker()
    const error = reset()
    await expect(call()).resolves.toBe('answer')
    await expect(call(error)).rejects.toBe(error)
  })

  it.each([
    ['an answer of 500', () => answer(500)],
    ['a full queue', () => answer(503)],
    ['a proxy that gave up', () => answer(504)],
    ['a connection that was reset', reset],
    ['a deadline', timeout],
    ['a visitor who left', () => new DOMException('gone', 'AbortError')],
    [
      'a name with one address that is not served',
      () => new AggregateError([withCode('ECONNREFUSED'), withCode('ETIMEDOUT')]),
    ],
  ])('stays closed after any number of failures by %s', async (_, fail) => {
    const { call, isOpen } = openBreaker()
    for (let time = 0; time < 20; time += 1) {
      const error = fail()
      await expect(call(error)).rejects.toBe(error)
      await settled()
      expect(await isOpen()).toBe(false)
    }
  })

  it('stays closed while calls take long', async () => {
    const { breaker, isOpen } = openBreaker()
    for (let time = 0; time < 20; time += 1) void breaker.run(never)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await isOpen()).toBe(false)
  })

  it('asks nothing more of the service for calls that are answered, and one thing at a time for the others', async () => {
    const { call, service } = openBreaker()
    await call()
    await expect(call(answer(500))).rejects.toBeInstanceOf(ServiceError)
    expect(service.pings).toBe(0)
    await Promise.allSettled([call(reset()), call(timeout()), call(reset())])
    expect(service.pings).toBe(1)
  })
})

describe('A breaker of a service that cannot be reached', () => {
  it('opens at the first refused connection, without a ping', async () => {
    const { breaker, call, service, isOpen } = openBreaker()
    service.state = 'down'
    const waiting = breaker.run(never).catch((error: unknown) => error)
    await expect(call(refused())).rejects.toThrow('fetch failed')
    expect(await waiting).toBeInstanceOf(BreakerOpenError)
    expect(service.pings).toBe(0)
    expect(await isOpen()).toBe(true)
  })

  it('opens when a call was reset and the service does not answer either', async () => {
    const { call, service, isOpen } = openBreaker()
    service.state = 'away'
    await expect(call(reset())).rejects.toThrow('fetch failed')
    await settled()
    expect(await isOpen()).toBe(true)
  })

  it('opens within three seconds for a frozen service, and fails what waits for it', async () => {
    const { breaker, service, isOpen } = openBreaker()
    service.state = 'frozen'
    const signals: AbortSignal[] = []
    const hang = (signal: AbortSignal) => {
      signals.push(signal)
      return never()
    }
    const outcomes = [breaker.run(hang), breaker.run(hang)].map((call) =>
      call.catch((error: unknown) => error),
    )
    await vi.advanceTimersByTimeAsync(2600)
    for (const outcome of outcomes) expect(await outcome).toBeInstanceOf(BreakerOpenError)
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
    expect(await isOpen()).toBe(true)
  })

  it('closes as soon although the clock was set back by a day', async () => {
    const { call, service, isOpen } = openBreaker()
    service.state = 'away'
    await expect(call(reset())).rejects.toThrow('fetch failed')
    await settled()
    expect(await isOpen()).toBe(true)
    service.state = 'up'
    vi.setSystemTime(Date.now() - 24 * 60 * 60 * 1000)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await isOpen()).toBe(false)
  })
})

describe('A write', () => {
  it('goes on when the breaker opens, as it may be stored already', async () => {
    const { breaker, service, isOpen } = openBreaker()
    service.state = 'frozen'
    const { promise: work, resolve: store } = Promise.withResolvers<string>()
    const write = breaker.runWrite(() => work)
    await vi.advanceTimersByTimeAsync(2600)
    expect(await isOpen()).toBe(true)
    store('stored')
    await expect(write).resolves.toBe('stored')
  })

  it('waits for a frozen service that goes on within six seconds', async () => {
    const { breaker, service, isOpen } = openBreaker()
    service.state = 'frozen'
    const hanging = breaker.run(never).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(2600)
    expect(await hanging).toBeInstanceOf(BreakerOpenError)
    const write = breaker.runWrite(() => Promise.resolve('stored'))
    await vi.advanceTimersByTimeAsync(4000)
    service.state = 'up'
    await vi.advanceTimersByTimeAsync(1600)
    await expect(write).resolves.toBe('stored')
    expect(await isOpen()).toBe(false)
  })

  it('waits for a ping while the breaker is open, even right after the last one', async () => {
    const { breaker, service, call } = openBreaker()
    service.state = 'away'
    await expect(call(reset())).rejects.toThrow('fetch failed')
    await settled()
    await expect(breaker.runWrite(never)).rejects.toBeInstanceOf(BreakerOpenError)
    service.state = 'up'
    await expect(breaker.runWrite(() => Promise.resolve('stored'))).resolves.toBe('stored')
  })

  it('opens the breaker like any call', async () => {
    const { breaker, service, isOpen } = openBreaker()
    service.state = 'down'
    await expect(breaker.runWrite(() => Promise.reject(refused()))).rejects.toThrow('fetch failed')
    expect(await isOpen()).toBe(true)
  })
})

describe('A breaker whose ping fails', () => {
  it('once asks again, as this process may have been busy itself', async () => {
    const ping = vi.fn<() => Promise<void>>().mockRejectedValueOnce(timeout()).mockResolvedValue()
    expect(await createBreaker({ ping }).isReachable()).toBe(true)
    expect(ping).toHaveBeenCalledTimes(2)
  })

  it.each(['EMFILE', 'ENFILE', 'EADDRNOTAVAIL'])(
    'for lack of something here (%s) stays closed',
    async (code) => {
      const cause = withCode(code)
      const ping = () => Promise.reject(new TypeError('fetch failed', { cause }))
      expect(await createBreaker({ ping }).isReachable()).toBe(true)
    },
  )
})

describe('An open breaker', () => {
  async function openedBreaker() {
    const opened = openBreaker()
    opened.service.state = 'away'
    await expect(opened.call(reset())).rejects.toThrow('fetch failed')
    await settled()
    opened.service.pings = 0
    return opened
  }

  it('calls nothing', async () => {
    const { breaker } = await openedBreaker()
    const work = vi.fn<() => Promise<never>>(never)
    await expect(breaker.run(work)).rejects.toBeInstanceOf(BreakerOpenError)
    expect(work).not.toHaveBeenCalled()
  })

  it('pings after a second and closes when that is answered', async () => {
    const { service, call, isOpen } = await openedBreaker()
    service.state = 'up'
    expect(await isOpen()).toBe(true)
    await vi.advanceTimersByTimeAsync(1000)
    await expect(call()).resolves.toBe('answer')
    expect(service.pings).toBe(1)
  })

  it('pings at once where connections were refused', async () => {
    const { call, service } = openBreaker()
    service.state = 'down'
    await expect(call(refused())).rejects.toThrow('fetch failed')
    await expect(call()).rejects.toBeInstanceOf(BreakerOpenError)
    service.state = 'up'
    await expect(call()).resolves.toBe('answer')
  })

  it('lets one caller wait for the ping while the others fail at once', async () => {
    const { breaker, service, call } = await openedBreaker()
    service.state = 'frozen'
    await vi.advanceTimersByTimeAsync(1000)
    const first = call().catch((error: unknown) => error)
    await expect(call()).rejects.toBeInstanceOf(BreakerOpenError)
    await vi.advanceTimersByTimeAsync(1600)
    expect(await first).toBeInstanceOf(BreakerOpenError)
    expect(service.pings).toBe(2)
    expect(await breaker.isReachable()).toBe(false)
  })

  it('never tries with the call of a visitor', async () => {
    const { breaker, service } = await openedBreaker()
    const work = vi.fn<() => Promise<never>>(never)
    for (let second = 0; second < 5; second += 1) {
      await vi.advanceTimersByTimeAsync(1000)
      await expect(breaker.run(work)).rejects.toBeInstanceOf(BreakerOpenError)
    }
    expect(work).not.toHaveBeenCalled()
    expect(service.pings).toBe(10)
  })
})

it('says whether the service can be reached, and asks it once a second at most', async () => {
  const { breaker, service } = openBreaker()
  expect(await Promise.all([1, 2, 3].map(() => breaker.isReachable()))).toEqual([true, true, true])
  service.state = 'away'
  expect(await breaker.isReachable()).toBe(true)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await breaker.isReachable()).toBe(false)
  expect(service.pings).toBe(3)
})
