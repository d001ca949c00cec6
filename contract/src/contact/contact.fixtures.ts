import type { EntityFixture, WireRecord } from '../wire/entity.fixtures.ts'
import type {
  ContactClick,
  ContactClicks,
  ContactMessage,
  ContactPage,
  FranchiseInterest,
  NewReportMessage,
  ProblemReceipt,
  ProblemReport,
  ProblemStatus,
  ReportClaim,
  ReportDetails,
} from './contact.contract.ts'

/** A record without localised texts. */
function sameInBoth<Entity>(clean: Entity, wire: WireRecord): EntityFixture<Entity> {
  return { clean: { th: clean, en: clean }, wire: { th: wire, en: wire }, otherShapes: {} }
}

const person = { email: 'somsri@example.com', message: 'ขอคุยเรื่องราคาซักผ้านวม' }

export const contactMessageFixture = sameInBoth<ContactMessage>(
  {
    type: 'contact',
    firstName: 'สมศรี',
    lastName: null,
    ...person,
    phone: '+66812345678',
    consent: true,
    looksAutomatic: null,
  },
  {
    type: 'contact',
    first_name: 'สมศรี',
    last_name: null,
    ...person,
    tel: '+66812345678',
    consent: true,
    looks_automatic: null,
  },
)

export const franchiseInterestFixture = sameInBoth<FranchiseInterest>(
  {
    type: 'franchise',
    firstName: 'สมชาย',
    lastName: 'ใจดี',
    email: 'somchai@example.com',
    phone: '+66898765432',
    message: null,
    consent: true,
    province: 50,
    budget: '2_to_3_99m',
    contactTime: '0900_to_1200',
    timeline: 'under_6_months',
    sourceOfFund: 'loan',
    placeType: 'gas_station',
    openShop: 'empty_land',
    adSource: 'facebook',
    looksAutomatic: false,
  },
  {
    type: 'franchise',
    first_name: 'สมชาย',
    last_name: 'ใจดี',
    email: 'somchai@example.com',
    tel: '+66898765432',
    message: null,
    consent: true,
    province: 50,
    budget: '2_to_3_99m',
    contact_time: '0900_to_1200',
    timeline: 'under_6_months',
    source_of_fund: 'loan',
    place_type: 'gas_station',
    open_shop: 'empty_land',
    ad_source: 'facebook',
    looks_automatic: false,
  },
)

const coin = { branch: 7, machine: 'W-04', cause: 'coin_not_returned', amount: 40 } as const

export const problemReportFixture = sameInBoth<ProblemReport>(
  {
    type: 'problem',
    ...coin,
    message: 'หยอดแล้วเครื่องไม่เดิน',
    firstName: null,
    email: null,
    phone: '+66812345678',
    looksAutomatic: null,
  },
  {
    type: 'problem',
    ...coin,
    message: 'หยอดแล้วเครื่องไม่เดิน',
    first_name: null,
    email: null,
    tel: '+66812345678',
    looks_automatic: null,
  },
)

export const problemReceiptFixture = sameInBoth<ProblemReceipt>(
  { reference: '7K3M-Q9TD' },
  { reference: '7K3M-Q9TD' },
)

const working = {
  reference: '7K3M-Q9TD',
  status: 'working',
  branch: 7,
  machine: 'W-04',
  amount: 40,
} as const

export const problemStatusFixture = sameInBoth<ProblemStatus>(
  { ...working, createdAt: '2026-11-21T17:05:23.492Z', updatedAt: '2026-11-21T18:00:00.000Z' },
  {
    ...working,
    date_created: '2026-11-21T17:05:23.492Z',
    date_updated: '2026-11-21T18:00:00.000Z',
  },
)

const sentParts = [
  { text: 'หยอดแล้วเครื่องไม่เดิน', photo: null, at: '2026-11-21T17:05:23.492Z' },
  { text: null, photo: '4f0c3a52-6f0e-4d53-9d2b-0c1f6a7b8e90', at: '2026-11-21T17:20:00.000Z' },
]
const reached = [
  { state: 'received' as const, at: '2026-11-21T17:05:23.492Z' },
  { state: 'working' as const, at: '2026-11-21T18:00:00.000Z' },
]

export const reportDetailsFixture = sameInBoth<ReportDetails>(
  {
    ...problemStatusFixture.clean.th,
    isOwn: false,
    messages: sentParts,
    history: reached,
    takesMessages: true,
  },
  {
    ...problemStatusFixture.wire.th,
    own: false,
    messages: sentParts,
    history: reached,
    takes_messages: true,
  },
)

const added = { message: 'ผ้ายังค้างอยู่ในเครื่อง' }
export const newReportMessageFixture = sameInBoth<NewReportMessage>(added, added)

const claim = { reference: '7K3M-Q9TD', proof: '081-234-5678' }
export const reportClaimFixture = sameInBoth<ReportClaim>(claim, claim)

export const contactClicksFixture = sameInBoth<ContactClicks>(
  { type: 'line', count: 1204 },
  { type: 'line', count: 1204 },
)

export const contactClickFixture = sameInBoth<ContactClick>({ type: 'phone' }, { type: 'phone' })

const mapLink = 'https://maps.example/fongsai'
const thai = {
  title: 'ติดต่อเรา',
  description: 'ทักมาได้ทุกเรื่อง',
  address: '99 ถนนพระราม 9\nเขตห้วยขวาง กรุงเทพฯ 10310',
  hours: 'จันทร์–ศุกร์ 9:00–17:30 น.',
}
const english = {
  title: 'Contact us',
  description: 'Ask us anything.',
  address: '99 Rama IX Road\nHuai Khwang, Bangkok 10310',
  hours: 'Monday to Friday, 9:00–17:30',
}
const pageChanged = '2026-10-20T05:00:00.000Z'
const cleanPage = ({ title, description, address, hours }: typeof thai): ContactPage => ({
  id: 1,
  mapLink,
  title,
  description,
  officeAddress: address,
  officeHours: hours,
  updatedAt: pageChanged,
})
const sentPage = (code: string, { title, description, address, hours }: typeof thai) => ({
  id: 1,
  map_link: mapLink,
  date_updated: pageChanged,
  data: { languages_code: code, title, description, office_address: address, office_hours: hours },
})

export const contactPageFixture: EntityFixture<ContactPage> = {
  clean: { th: cleanPage(thai), en: cleanPage(english) },
  wire: { th: sentPage('th', thai), en: sentPage('en', english) },
  otherShapes: {},
}
