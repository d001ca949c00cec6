import { contactCalls } from '@washhouse/contract/contact/contact.calls'
import { defineLead } from '../../core/blocks/lead-form/lead.server.ts'
import { photoFaultTexts } from '../../core/blocks/photo/photo-faults.server.ts'
import { maxPhotoBytes } from '../../core/blocks/photo/photo-limits.ts'
import { problemMessages } from './problem.messages.ts'

export const reportPhoto = { name: 'photo', maxBytes: maxPhotoBytes }

export const reportPhotoFaults = {
  ...photoFaultTexts('photo'),
  photo: problemMessages['problem.fault.photo'],
  'photo.too_large': problemMessages['problem.fault.photoSize'],
}

export const problemLead = defineLead({
  write: contactCalls.reportProblem,
  fields: ['branch', 'machine', 'cause', 'amount', 'message', 'phone', 'email'],
  file: reportPhoto,
  faultTexts: {
    branch: problemMessages['problem.fault.branch'],
    machine: problemMessages['problem.fault.machine'],
    cause: problemMessages['problem.fault.cause'],
    amount: problemMessages['problem.fault.amount'],
    'amount.min': {
      th: 'จำนวนเงินต้องไม่ต่ำกว่า 0\u00A0บาท',
      en: 'The amount can’t be below 0 baht',
    },
    'amount.max': {
      th: 'ใส่จำนวนเงินได้ไม่เกิน 100,000\u00A0บาท',
      en: 'The amount can’t be more than 100,000 baht',
    },
    'amount.format': {
      th: 'ใส่ทศนิยมได้ไม่เกิน 2 ตำแหน่ง เช่น 40.50',
      en: 'Use no more than two decimals, e.g. 40.50',
    },
    ...reportPhotoFaults,
  },
})
