import { expect, test } from 'vitest'
import { daysText } from '../../content/src/platform/retention/period-text.ts'
import { hasDays, type Kept } from '../../content/src/platform/retention/retained-data.ts'
import {
  inactiveNoticeDays,
  retentionTable,
  unverifiedNoticeDays,
} from '../../content/src/platform/retention/retention-table.ts'
import { policies } from './policy.demo.ts'

const languages = ['th', 'en'] as const
const rows = Object.entries<Kept>(retentionTable)

test.each(languages)(
  'the privacy policy tells the periods of the retention table (%s)',
  (language) => {
    const wrong = rows.flatMap(([name, { inPolicy, period }]) => {
      if (!inPolicy || !hasDays(period)) return []
      const figure = daysText(period.days, language)
      return lineOf(inPolicy[language], language).includes(figure) ? [] : [`${name}: ${figure}`]
    })
    expect(wrong).toEqual([])
  },
)

test.each(languages)(
  'it tells when the members of unused and of unconfirmed accounts are told (%s)',
  (language) => {
    const line = lineOf(retentionTable['inactive-accounts'].inPolicy[language], language)
    for (const days of [...Object.values(inactiveNoticeDays), unverifiedNoticeDays])
      expect(line).toMatch(new RegExp(`\\b${days}\\b`))
  },
)

/** The policy's line about a retention period. */
function lineOf(name: string, language: (typeof languages)[number]): string {
  const found = policies.privacy.body[language]
    .split('\n')
    .filter((line) => line.startsWith(`- **${name}**`))
  expect(found, name).toHaveLength(1)
  return found[0] ?? ''
}
