import { describe, expect, it } from 'vitest'
import { FirstName, LastName } from './person.contract.ts'

describe('A name', () => {
  it.each(['สมศรี', 'ณ', 'O’Neill', 'X Æ A-12', '李', 'ѐ', ' ก\u200B '])(
    'is one with a letter: %j',
    (name) => {
      expect(FirstName.safeParse(name).success).toBe(true)
      expect(LastName.safeParse(name).success).toBe(true)
    },
  )

  it.each(['', ' ', '\u200B', '\u3164', '้', 'ั', '\u0301', '่้', '...', '123', '🧺'])(
    'is missing in %j',
    (name) => {
      const faults = [FirstName, LastName].map((part) =>
        part.safeParse(name).error?.issues.map(({ message }) => message),
      )
      expect(faults).toEqual([['Please enter name'], ['Please enter last name']])
    },
  )
})
