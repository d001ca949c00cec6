import { sameInBoth } from '../wire/entity.fixtures.ts'
import type {
  NewBoardAppeal,
  NewBoardReport,
  NewSuspensionAppeal,
  NewTakeDown,
} from './board-moderation.contract.ts'

export const newBoardReportFixture = sameInBoth<NewBoardReport>(
  { post: null, reply: 3052, reason: 'personal_data', note: 'มีเบอร์โทรของคนอื่น' },
  { web_board: null, reply: 3052, reason: 'personal_data', note: 'มีเบอร์โทรของคนอื่น' },
)

const message = 'ขอโทษค่ะ ครั้งหน้าจะไม่ลงซ้ำ รบกวนดูให้อีกครั้งนะคะ'

export const newBoardAppealFixture = sameInBoth<NewBoardAppeal>({ message }, { message })

export const newSuspensionAppealFixture = sameInBoth<NewSuspensionAppeal>(
  { token: 'mFq3', message },
  { token: 'mFq3', message },
)

const takeDown = {
  address: 'https://washhouse.example/webboard/812',
  reason: 'personal_data',
  name: 'วิภา',
  email: 'wipa@example.com',
  message: 'รูปในกระทู้นี้ถ่ายติดบัตรประชาชนของดิฉัน',
  consent: true,
} as const

export const newTakeDownFixture = sameInBoth<NewTakeDown>(
  { ...takeDown, looksAutomatic: null },
  { ...takeDown, looks_automatic: null },
)
