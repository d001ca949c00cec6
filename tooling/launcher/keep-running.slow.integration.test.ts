import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeHouse } from './testing/fake-launcher.ts'
import type { FakeHouse } from './testing/fake-launcher.ts'

let house: FakeHouse

// Takes three and nine seconds; runs during the other tests.
let frozen: ReturnType<typeof freezeWeb>
let dying: ReturnType<typeof dieOften>

beforeAll(() => {
  frozen = freezeWeb()
  dying = dieOften()
})

beforeEach(async () => {
  house = await createFakeHouse()
})

afterEach(() => house.remove())

const withoutPids = (lines: string[]) => lines.map((line) => line.replace(/ \d+$/, ''))

describe('a part that dies', () => {
  it('is started again, and the other one goes on', async () => {
    for (const [name, title] of [
      ['CONTENT', 'content service'],
      ['WEB', 'website'],
    ] as const) {
      const own = await createFakeHouse()
      const launcher = own.start()
      await launcher.ready()
      process.kill(await readPid(name, own), 'SIGKILL')
      await until(() => launcher.printed().includes(`The ${title} is running again`))
      expect(launcher.printed()).toContain(
        `The ${title} was ended by SIGKILL; restarting in 0.5 s\n`,
      )
      const events = withoutPids(await own.read('events.txt'))
      expect(events.toSorted()).toEqual(
        ['CONTENT started', 'WEB started', `${name} started`].toSorted(),
      )
      await own.remove()
    }
  })

  it('that was started again is stopped with the other one', async () => {
    const launcher = house.start()
    await launcher.ready()
    process.kill(await readPid('WEB'), 'SIGKILL')
    await until(() => launcher.printed().includes('The website is running again'))
    launcher.kill('SIGTERM')
    expect(await launcher.ended).toBe(0)
    expect(withoutPids(await house.read('events.txt')).slice(-2)).toEqual([
      'WEB asked to stop',
      'CONTENT asked to stop',
    ])
  })

  it('five times within a minute stops everything, and its last lines and the reason are printed', async () => {
    const { code, printed, events } = await dying
    expect(code).toBe(1)
    expect(printed).toMatch(
      /fake: the disk is on fire\nThe content service ended with exit code 7\nIt ended 5 times within a minute and will not be restarted\n$/,
    )
    expect(printed.match(/restarting in [\d.]+ s/g)).toEqual(
      [0.5, 1, 2, 4].map((seconds) => `restarting in ${seconds} s`),
    )
    expect(events.filter((event) => event === 'CONTENT started')).toHaveLength(5)
    expect(events.filter((event) => event === 'WEB started')).toHaveLength(1)
    expect(events.at(-1)).toBe('WEB asked to stop')
  })

  it('before it has ever run stops the start at once', async () => {
    const launcher = house.start({ FAKE_WEB: 'cannot-start' })
    expect(await launcher.ended).toBe(1)
    expect(launcher.printed()).toMatch(
      /fake: a setting is wrong\nThe website ended with exit code 8\n$/,
    )
    expect(await house.read('events.txt')).toContain('CONTENT asked to stop')
  })

  it('does not keep a stop waiting while it is about to be started again', async () => {
    const own = await createFakeHouse()
    const launcher = own.start({ FAKE_CONTENT: 'dies' })
    await launcher.ready()
    await until(() => launcher.printed().includes('restarting in 2 s'))
    const startedAt = Date.now()
    launcher.kill('SIGTERM')
    expect(await launcher.ended).toBe(0)
    expect(Date.now() - startedAt).toBeLessThan(1500)
    await own.remove()
  })

  it('is told from one that is frozen, which is left alone', async () => {
    expect(await frozen).toBe('running')
  })
})

async function dieOften() {
  const own = await createFakeHouse()
  const launcher = own.start({ FAKE_CONTENT: 'dies' })
  const code = await launcher.ended
  const events = withoutPids(await own.read('events.txt'))
  await own.remove()
  return { code, printed: launcher.printed(), events }
}

async function until(isSo: () => boolean): Promise<void> {
  await vi.waitUntil(isSo, 10_000)
}

async function freezeWeb() {
  const own = await createFakeHouse()
  const launcher = own.start({ FAKE_CONTENT: 'freezes' })
  await launcher.ready()
  const web = await readPid('WEB', own)
  process.kill(web, 'SIGSTOP')
  const outcome = await Promise.race([launcher.ended, sleep(3000, 'running')])
  process.kill(web, 'SIGCONT')
  await own.remove()
  return outcome
}

async function readPid(part: string, { read } = house): Promise<number> {
  const line = (await read('events.txt')).find((event) => event.startsWith(`${part} started`))
  return Number(line?.split(' ').at(-1))
}
