import { defineWireTable } from '../wire/wire-table.ts'
import {
  ContactClick,
  ContactClicks,
  ContactMessage,
  ContactPage,
  FranchiseInterest,
  type LeadKind,
  NewReportMessage,
  ProblemReceipt,
  ProblemReport,
  ProblemStatus,
  ReportClaim,
  ReportDetails,
} from './contact.contract.ts'

const person = { firstName: 'first_name', phone: 'tel', looksAutomatic: 'looks_automatic' }

/** `/items/contact` with type contact (spec §3, Contact; the fields are an extension). */
export const contactMessageWire = defineWireTable('contact_message', ContactMessage, {
  ...person,
  lastName: 'last_name',
})

/** `/items/contact` with type franchise (spec §5, §9). */
export const franchiseInterestWire = defineWireTable('franchise_interest', FranchiseInterest, {
  ...person,
  lastName: 'last_name',
  contactTime: 'contact_time',
  sourceOfFund: 'source_of_fund',
  placeType: 'place_type',
  openShop: 'open_shop',
  adSource: 'ad_source',
})

/** `/items/contact` with type problem (extension). */
export const problemReportWire = defineWireTable('problem_report', ProblemReport, person)

export const leadWires = {
  contact: contactMessageWire,
  franchise: franchiseInterestWire,
  problem: problemReportWire,
} satisfies Record<LeadKind, unknown>

/** Response to a problem report (extension). */
export const problemReceiptWire = defineWireTable('problem_receipt', ProblemReceipt, {})

const dates = { createdAt: 'date_created', updatedAt: 'date_updated' }

/** `/api/reports` (extension). */
export const problemStatusWire = defineWireTable('problem_status', ProblemStatus, dates)

/** `/api/problems/{reference}` (extension). */
export const reportDetailsWire = defineWireTable('report_details', ReportDetails, {
  ...dates,
  isOwn: 'own',
  takesMessages: 'takes_messages',
})

/** `/api/problems/{reference}/messages` (extension). */
export const newReportMessageWire = defineWireTable('new_report_message', NewReportMessage, {})

/** `POST /api/reports` (extension). */
export const reportClaimWire = defineWireTable('report_claim', ReportClaim, {})

/** `/items/contact/count_click_page_contact` (spec §7, Contact). */
export const contactClicksWire = defineWireTable('contact_clicks', ContactClicks, {})

/** `/items/contact/count_click_page_contact`, one click (extension). */
export const contactClickWire = defineWireTable('contact_click', ContactClick, {})

/** `/items/contact_page` (extension). */
export const contactPageWire = defineWireTable('contact_page', ContactPage, {
  mapLink: 'map_link',
  title: 'data.title',
  description: 'data.description',
  officeAddress: 'data.office_address',
  officeHours: 'data.office_hours',
  updatedAt: 'date_updated',
})
