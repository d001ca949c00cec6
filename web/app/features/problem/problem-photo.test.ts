import { expect, test, vi } from 'vitest'
import { toFormFault } from '../../core/blocks/form/form-faults.server.ts'
import { problemLead } from './problem-lead.server.ts'

vi.mock('../../platform/env.server.ts', () => ({
  env: { CONTENT_URL: 'http://content.test', SERVICE_TOKEN: 'token', LOG_LEVEL: 'silent' },
}))

const told = (type: string, language: 'th' | 'en') =>
  toFormFault(problemLead, 'photo', { type, figures: {} }, language).text

test.each([
  ['pixels', /50 ล้านพิกเซล/, /50 million/],
  ['decoded', /150\u00A0MB/, /150\u00A0MB/],
  ['frames', /500 เฟรม/, /500 frames/],
  ['slow', /5 วินาที/, /5 seconds/],
  ['format', /ใช้ไฟล์ JPEG/, /Use a JPEG/],
])('a photo that is refused (%s) is told why, with the limit', (type, thai, english) => {
  expect(told(type, 'th')).toMatch(thai)
  expect(told(type, 'en')).toMatch(english)
})
