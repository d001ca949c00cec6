import { z } from 'zod'
import { list, one, singleton } from '../wire/answer.ts'
import { defineCall } from '../wire/call.ts'
import { defineWrite } from '../wire/write.ts'
import { contactMethods } from './contact.contract.ts'
import {
  contactClicksWire,
  contactClickWire,
  contactMessageWire,
  contactPageWire,
  franchiseInterestWire,
  problemReceiptWire,
  problemReportWire,
  problemStatusWire,
  reportClaimWire,
} from './contact.wire.ts'

const source = 'spec §7 Contact'
const leads = '/items/contact'
const reports = '/api/reports'
const clicks = '/items/contact/count_click_page_contact'

/** The calls of the area contact (spec §7, design §3). */
export const contactCalls = {
  sendMessage: defineWrite('sendMessage', {
    path: leads,
    variant: 'contact',
    caller: 'either',
    summary: 'A question or a wish; 204 once it is stored',
    table: contactMessageWire,
    takesForms: true,
    source,
  }),
  sendInterest: defineWrite('sendInterest', {
    path: leads,
    variant: 'franchise',
    caller: 'either',
    summary: 'Interest in a franchise; 204 once it is stored',
    table: franchiseInterestWire,
    takesForms: true,
    source,
  }),
  reportProblem: defineWrite('reportProblem', {
    path: leads,
    variant: 'problem',
    caller: 'either',
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
  listReports: defineCall('listReports', {
    path: reports,
    summary: 'How far the member’s own reports have come, the newest first',
    caller: 'member',
    isLocalised: false,
    answer: list(problemStatusWire),
  }),
  joinReport: defineWrite('joinReport', {
    path: reports,
    summary:
      'Makes a report that was sent before the member’s own; the phone or e-mail it was sent with proves it',
    caller: 'member',
    table: reportClaimWire,
    answer: one(problemStatusWire),
  }),
  getContactClicks: defineCall('getContactClicks', {
    path: clicks,
    summary: 'How often a way to reach the brand was used',
    isLocalised: false,
    query: { type: z.enum(contactMethods, `"type" must be one of [${contactMethods.join(', ')}]`) },
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
