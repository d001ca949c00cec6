import type * as Crypto from 'node:crypto'
import { scrypt } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { keepGiven, wasGiven } from './given-passwords.ts'

// Some thirty twists of each are hashed: with the whole cost they would take half a second.
vi.mock('node:crypto', async (load) => {
  const crypto = await load<typeof Crypto>()
  const quickScrypt = (...given: unknown[]) =>
    Reflect.apply(crypto.scrypt, undefined, given.with(3, { N: 2 }))
  return { ...crypto, scrypt: vi.fn<(...given: unknown[]) => void>(quickScrypt) }
})

const secret = 'a-secret-of-a-test'
const words = 'quiet otters paint barns'
const drawn = 'R7kV-x2mQp_9LtZ4wHsb'
const thai = 'ฝนตกแดดออกนกกระจอก'
const keptOf = (password: string) => keepGiven(undefined, password, secret)
const keptWords = keptOf(words)

describe('A password that somebody else chose', () => {
  it.each([
    ['as it is', words],
    ['in capitals', 'QUIET OTTERS PAINT BARNS'],
    ['without spaces', 'QuietOttersPaintBarns'],
    ['with dots between its words', 'quiet.otters.paint.barns'],
    ['with dots between its letters', Array.from(words).join('.')],
    ['with a wide space', `\u3000${words}`],
    ['backwards', 'snrab tniap sretto teiuq'],
    ['its words in another order', 'barns paint otters quiet'],
    ['each word backwards', 'teiuq sretto tniap snrab'],
    ['twice', words + words],
    ['three times', `${words} ${words} ${words}`],
    ['twice, and a year', `${words} ${words} 2026`],
    ['with four signs added', `${words}a1b2`],
    ['with a year before it', `2026${words}`],
    ['with signs around it', `xx12 ${words} 34yy`],
    ['with a year between', 'quiet otters 2026 paint barns'],
    ['with digits between its words', 'quiet1otters2paint3barns4'],
    ['with signs like its letters', 'qu1et 0tters p@int b@rn$'],
    ['without its last signs', 'quiet otters paint bar'],
    ['without its first sign', 'uiet otters paint barns'],
    ['with another end', 'quiet otters paint barks'],
    ['by the keys of the Thai keyboard', 'ๆีรำะ นะะำพห ยฟรืะ ิฟพืห'],
  ])('is known again %s', async (_, password) => {
    expect(await wasGiven(await keptWords, password, [secret])).toBe(true)
  })

  it.each([
    [drawn, `${drawn}${drawn}`],
    [drawn, `${drawn}2026`],
    [drawn, 'R๗kV-x๒mQp_๙LtZ๔wHsb'],
    [drawn, 'x2mQp_9LtZ4wHsb R7kV'],
    [drawn, 'R7kVx2mQp.9LtZ4wHs'],
    [thai, 'นกกระจอกฝนตกแดดออก'],
    [thai, `${thai}๒๕๖๙`],
    [thai, Array.from(thai).toReversed().join('')],
    ['!?#&*%^$/=~:;', '!?#&*%^$/=~:; '],
  ])('is known again, whatever it is made of: %s, %s', async (given, password) => {
    expect(await wasGiven(await keptOf(given), password, [secret])).toBe(true)
  })

  it.each([
    [words, 'quiet lamp seven rivers'],
    [words, 'otters paint'],
    [words, thai],
    [words, 'x'.repeat(256)],
    [drawn, 'quiet lamp seven rivers'],
    [thai, 'กาแฟร้อนริมทะเลหมอก'],
  ])('is not taken for another: %s, %s', async (given, password) => {
    expect(await wasGiven(await keptOf(given), password, [secret])).toBe(false)
  })

  it('is known again after others were given', async () => {
    const kept = await keepGiven(await keptWords, drawn, secret)
    expect(await wasGiven(kept, words, [secret])).toBe(true)
    expect(await wasGiven(kept, drawn, [secret])).toBe(true)
    const full = await keepGiven(await keepGiven(kept, thai, secret), drawn, secret)
    expect(full).toHaveLength(3)
  })

  it('tells nothing without the secret, and never the same twice', async () => {
    const [kept, again] = [await keptWords, await keptOf(words)]
    expect(await wasGiven(kept, words, ['another-secret'])).toBe(false)
    expect(await wasGiven(kept, words, ['another-secret', secret])).toBe(true)
    expect(JSON.stringify(kept)).not.toMatch(/quiet|otters|paint|barns/)
    expect(kept[0]?.hashes).not.toEqual(again[0]?.hashes)
  })

  it('costs whoever guesses it as much as was decided', async () => {
    vi.mocked(scrypt).mockClear()
    await keptOf(words)
    const costs = vi.mocked(scrypt).mock.calls.map(([, , , cost]) => cost)
    expect(costs).toEqual([1, 2].map(() => ({ N: 2 ** 13, r: 8, p: 1 })))
  })

  it('is unknown to an account that has chosen all of its own', async () => {
    expect(await wasGiven(undefined, words, [secret])).toBe(false)
    expect(await wasGiven(null, words, [secret])).toBe(false)
  })
})
