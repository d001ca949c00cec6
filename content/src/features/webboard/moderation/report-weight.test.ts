import { expect, it } from 'vitest'
import { leastAgeMs, weighReports, type Reporter } from './report-weight.ts'

const now = Date.parse('2026-11-28T05:00:00.000Z')
let made = 0

/** A reporter who counts, unless properties say otherwise. */
function reporter(other: Partial<Reporter> & { ageMs?: number } = {}): Reporter {
  const { ageMs = leastAgeMs, ...rest } = other
  made += 1
  return {
    since: new Date(now - ageMs).toISOString(),
    hasWritten: true,
    wasRight: false,
    mailbox: `m${made}@example.com`,
    network: `n${made}`,
    ...rest,
  }
}

it.each<[string, number, Reporter[]]>([
  ['nobody', 0, []],
  ['three who are known', 3, [reporter(), reporter(), reporter()]],
  ['one of exactly seven days', 1, [reporter({ ageMs: leastAgeMs })]],
  ['one of a moment less', 0, [reporter({ ageMs: leastAgeMs - 1 })]],
  ['one from the future', 0, [reporter({ ageMs: -leastAgeMs })]],
  ['one who has never written', 0, [reporter({ hasWritten: false })]],
  [
    'one who has never written, and was right',
    1,
    [reporter({ hasWritten: false, wasRight: true })],
  ],
  ['a newcomer who was right', 0, [reporter({ ageMs: 0, wasRight: true })]],
  ['newcomers in any number', 0, Array.from({ length: 100 }, () => reporter({ ageMs: 0 }))],
  [
    'one mailbox',
    1,
    [reporter({ mailbox: 'a' }), reporter({ mailbox: 'a' }), reporter({ mailbox: 'a' })],
  ],
  [
    'one network',
    1,
    [reporter({ network: 'a' }), reporter({ network: 'a' }), reporter({ network: 'a' })],
  ],
  ['no network, which links nobody', 2, [reporter({ network: null }), reporter({ network: null })]],
  [
    'no network, and one mailbox',
    1,
    [reporter({ network: null, mailbox: 'a' }), reporter({ network: null, mailbox: 'a' })],
  ],
  [
    'a mailbox that is called like a network',
    2,
    [reporter({ mailbox: 'a', network: 'b' }), reporter({ mailbox: 'b', network: 'a' })],
  ],
  [
    'two whom a third one links',
    1,
    [
      reporter({ mailbox: 'a', network: 'x' }),
      reporter({ mailbox: 'b', network: 'y' }),
      reporter({ mailbox: 'a', network: 'y' }),
    ],
  ],
  [
    'a chain in any order',
    2,
    [
      reporter({ mailbox: 'a', network: '1' }),
      reporter({ mailbox: 'c', network: '3' }),
      reporter({ mailbox: 'b', network: '2' }),
      reporter(),
      reporter({ mailbox: 'b', network: '3' }),
      reporter({ mailbox: 'c', network: '1' }),
    ],
  ],
  [
    'two whom a newcomer would link',
    2,
    [
      reporter({ mailbox: 'a', network: 'x' }),
      reporter({ mailbox: 'b', network: 'y' }),
      reporter({ mailbox: 'a', network: 'y', ageMs: 0 }),
    ],
  ],
])('Reports by %s weigh %i', (_who, weight, reporters) => {
  expect(weighReports(reporters, now)).toBe(weight)
  expect(weighReports(reporters.toReversed(), now)).toBe(weight)
})
