import { ServiceError } from '@washhouse/contract/client/service-error'
import { WireError } from '@washhouse/contract/wire/errors'
import { expect, test, vi } from 'vitest'
import { toFormFault } from '../../core/blocks/form/form-faults.server.ts'
import { toFormRefusal } from '../../core/blocks/form/form-refusal.server.ts'
import { reportMessageForm } from './report-message.server.ts'

vi.mock('../../platform/env.server.ts', () => ({
  env: { CONTENT_URL: 'http://content.test', SERVICE_TOKEN: 'token', LOG_LEVEL: 'silent' },
}))

test.each([
  ['closed', /ปิดแล้ว/, /is closed/],
  ['full', /ครบจำนวน/, /any more messages/],
  ['owner', /เฉพาะสมาชิก/, /Only the member/],
])('a message that is refused (%s) is told why', (type, thai, english) => {
  const refusal = new WireError('FORBIDDEN', 'no', { type })
  const error = new ServiceError(refusal.status, refusal.toBody())
  expect(toFormRefusal(reportMessageForm, error, 'th')?.reason).toMatch(thai)
  expect(toFormRefusal(reportMessageForm, error, 'en')?.reason).toMatch(english)
})

test('a repeated message is stored once', () => {
  expect(reportMessageForm.isStoredOnce).toBe(true)
})

test('an empty message and a photo that cannot be opened are told at their fields', () => {
  const told = (field: string, type: string) =>
    toFormFault(reportMessageForm, field, { type, figures: {} }, 'en').text
  expect(told('message', 'required')).toBe('Write a message or attach a photo')
  expect(told('photo', 'format')).toMatch(/Use a JPEG/)
})
