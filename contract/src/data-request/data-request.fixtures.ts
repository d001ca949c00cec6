import { sameInBoth } from '../wire/entity.fixtures.ts'
import type {
  DataRequest,
  DataRequestProof,
  NewDataRequest,
  NewVisitorDataRequest,
} from './data-request.contract.ts'

const message = 'ที่อยู่ที่ให้ไว้เป็นบ้านเก่าค่ะ'
const request = {
  id: '5b6c1f0e-7a0d-4c7e-9c39-0a4a6c1d9b21',
  kind: 'correction',
  message,
  state: 'refused',
  answer: 'แก้ได้เองในหน้าข้อมูลส่วนตัว',
} as const

export const dataRequestFixture = sameInBoth<DataRequest>(
  {
    ...request,
    createdAt: '2026-11-20T03:00:00.000Z',
    dueAt: '2026-12-20T03:00:00.000Z',
    closedAt: '2026-11-22T04:30:00.000Z',
  },
  {
    ...request,
    date_created: '2026-11-20T03:00:00.000Z',
    date_due: '2026-12-20T03:00:00.000Z',
    date_closed: '2026-11-22T04:30:00.000Z',
  },
)

const asked = { kind: 'correction', message } as const
export const newDataRequestFixture = sameInBoth<NewDataRequest>(asked, asked)

const visitor = { kind: 'erasure', message: null, name: 'วิภา', email: 'wipa@example.com' } as const
export const newVisitorDataRequestFixture = sameInBoth<NewVisitorDataRequest>(
  { ...visitor, looksAutomatic: null },
  { ...visitor, looks_automatic: null },
)

export const dataRequestProofFixture = sameInBoth<DataRequestProof>(
  { token: 'mFq3' },
  { token: 'mFq3' },
)
