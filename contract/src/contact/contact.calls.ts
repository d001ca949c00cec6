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
  newReportMessageWire,
  problemReceiptWire,
  problemReportWire,
  problemStatusWire,
  reportClaimWire,
  reportDetailsWire,
} from './contact.wire.ts'

const source = 'spec §7 Contact'
const leads = '/items/contact'
const reports = '/api/reports'
const clicks = '/items/contact/count_click_page_contact'

/** Path of a photo of a report, for callers who may read its messages. Not JSON, so it is no call. */
export const reportPhotoPath = '/api/problems/{reference}/photos/{photo}'

/** Calls of the feature contact (spec §7). */
export const contactCalls = {
  sendMessage: defineWrite('sendMessage', {
    path: leads,
    variant: 'contact',
    caller: 'either',
    summary: 'Sends a contact message. Returns 204 once it is stored.',
    table: contactMessageWire,
    takesForms: true,
    source,
  }),
  sendInterest: defineWrite('sendInterest', {
    path: leads,
    variant: 'franchise',
    caller: 'either',
    summary: 'Sends a franchise enquiry. Returns 204 once it is stored.',
    table: franchiseInterestWire,
    takesForms: true,
    source,
  }),
  reportProblem: defineWrite('reportProblem', {
    path: leads,
    variant: 'problem',
    caller: 'either',
    summary: 'Reports a problem in a shop. Returns its reference once it is stored.',
    table: problemReportWire,
    takesForms: true,
    files: ['photo'],
    answer: singleton(problemReceiptWire),
  }),
  getProblemStatus: defineCall('getProblemStatus', {
    path: '/api/problems/{reference}',
    summary:
      'Returns a problem report by its reference, with its messages if the caller may read them.',
    caller: 'either',
    isLocalised: false,
    answer: one(reportDetailsWire),
  }),
  addToReport: defineWrite('addToReport', {
    path: '/api/problems/{reference}/messages',
    summary:
      'Adds a message, a photo or both to an open problem report. Returns 204 once it is stored.',
    caller: 'either',
    table: newReportMessageWire,
    takesForms: true,
    files: ['photo'],
  }),
  listReports: defineCall('listReports', {
    path: reports,
    summary: 'Lists the signed-in member’s problem reports with their statuses, newest first.',
    caller: 'member',
    isLocalised: false,
    answer: list(problemStatusWire),
  }),
  joinReport: defineWrite('joinReport', {
    path: reports,
    summary:
      'Links an earlier problem report to the signed-in member. Requires the phone number or email address that it was sent with.',
    caller: 'member',
    table: reportClaimWire,
    answer: one(problemStatusWire),
  }),
  getContactClicks: defineCall('getContactClicks', {
    path: clicks,
    summary: 'Returns how often a contact method was used.',
    isLocalised: false,
    query: { type: z.enum(contactMethods, `"type" must be one of [${contactMethods.join(', ')}]`) },
    answer: singleton(contactClicksWire),
    source,
  }),
  countContactClick: defineWrite('countContactClick', {
    path: clicks,
    summary: 'Counts one use of a contact method.',
    table: contactClickWire,
    takesForms: true,
  }),
  getContactPage: defineCall('getContactPage', {
    path: '/items/contact_page',
    summary: 'Returns the content of the contact page.',
    answer: singleton(contactPageWire),
  }),
}
