import { z } from 'zod'
import { one, singleton } from '../wire/answer.ts'
import { defineCall } from '../wire/call.ts'
import { defineWrite } from '../wire/write.ts'
import { contactWays } from './contact.contract.ts'
import {
  contactClicksWire,
  contactClickWire,
  contactMessageWire,
  contactPageWire,
  franchiseInterestWire,
  problemReceiptWire,
  problemReportWire,
  problemStatusWire,
} from './contact.wire.ts'

const source = 'spec §7 Contact'
const leads = '/items/contact'
const clicks = '/items/contact/count_click_page_contact'

/** The calls of the area contact (spec §7, design §3). */
export const contactCalls = {
  sendMessage: defineWrite('sendMessage', {
    path: leads,
    variant: 'contact',
    summary: 'A question or a wish; 204 once it is stored',
    table: contactMessageWire,
    takesForms: true,
    source,
  }),
  sendInterest: defineWrite('sendInterest', {
    path: leads,
    variant: 'franchise',
    summary: 'Interest in a franchise; 204 once it is stored',
    table: franchiseInterestWire,
    takesForms: true,
    source,
  }),
  reportProblem: defineWrite('reportProblem', {
    path: leads,
    variant: 'problem',
    summary: 'What went wrong in a shop; answered with its reference once it is stored',
    table: problemReportWire,
    takesForms: true,
    files: ['photo'],
    answer: singleton(problemReceiptWire),
  }),
  getProblemStatus: defineCall('getProblemStatus', {
    path: '/api/problems/{reference}',
    summary: 'How far a report has come',
    isLocalised: false,
    answer: one(problemStatusWire),
  }),
  getContactClicks: defineCall('getContactClicks', {
    path: clicks,
    summary: 'How often a way to reach the brand was used',
    isLocalised: false,
    query: { type: z.enum(contactWays, `"type" must be one of [${contactWays.join(', ')}]`) },
    answer: singleton(contactClicksWire),
    source,
  }),
  countContactClick: defineWrite('countContactClick', {
    path: clicks,
    summary: 'Counts one use of a way to reach the brand',
    table: contactClickWire,
    takesForms: true,
  }),
  getContactPage: defineCall('getContactPage', {
    path: '/items/contact_page',
    summary: 'What stands on the contact page',
    answer: singleton(contactPageWire),
  }),
}
