import { describe, expect, it, vi } from 'vitest'
import { isPassword } from './password-hash.ts'

describe('A password that is checked', () => {
  it('costs the same work for an account that is there and one that is not', async () => {
    const derive = vi.fn<(...work: unknown[]) => Promise<Buffer<ArrayBuffer>>>(async () =>
      Buffer.alloc(32),
    )
    const stored = { hash: `pbkdf2-sha256-v1:${'ab'.repeat(32)}`, salt: 'cd'.repeat(32) }
    for (const known of [stored, undefined, { hash: null, salt: null }, { hash: 'x', salt: 'y' }])
      expect(await isPassword(known, 'guess', derive)).toBe(false)
    const work = derive.mock.calls.map((call) => call.slice(2))
    expect(work).toEqual(Array.from({ length: 4 }, () => [600_000, 32, 'sha256']))
  })
})
