import { describe, expect, it } from 'vitest'
import { drawnPasswords } from './drawn-passwords.fixtures.ts'
import { findWeakness } from './guessable-password.ts'
import { normalPassword } from './password-rule.ts'

// 1000 of each were drawn for decision 16.
const drawn = 100

describe('A password is not among the first', () => {
  it.each(drawnPasswords)(
    'when chance makes it, whatever comes: %s',
    async (_, draw) => {
      const refused: string[] = []
      for (let count = 0; count < drawn; count++) {
        const password = draw()
        if (await findWeakness(normalPassword(password), ['fongsai', 'ฟองใส', 'washhouse']))
          refused.push(password)
      }
      expect(refused).toEqual([])
    },
    60_000,
  )
})
