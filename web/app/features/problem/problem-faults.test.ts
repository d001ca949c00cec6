import { playService } from '@washhouse/contract/client/service.fixtures'
import { expect, test, vi } from 'vitest'
import { faultsOf, sendForm } from '../../testing/send-form.ts'
import { problemLead } from './problem-lead.server.ts'

vi.mock('../../platform/env.server.ts', () => ({
  env: { CONTENT_URL: 'http://content.test', SERVICE_TOKEN: 'token', LOG_LEVEL: 'silent' },
}))

test.each([
  ['-40', 'The amount can’t be below 0 baht'],
  ['100001', 'The amount can’t be more than 100,000 baht'],
  ['40.555', 'Use no more than two decimals, e.g. 40.50'],
  ['40 coins', 'Enter the amount as a number, e.g. 40'],
])('the amount %j is told its rule, beside every other fault', async (amount, text) => {
  const service = playService(new Response(null, { status: 204 }))
  const outcome = await sendForm(problemLead, { amount, phone: '1175' }, { service })
  expect(faultsOf(outcome)).toEqual([
    'branch: Choose the branch',
    'cause: Choose what happened',
    `amount: ${text}`,
    'phone: This phone number has too few or too many digits. Please check it.',
  ])
})
