import type { LeadKind, ProblemState } from '@washhouse/contract/contact/contact.contract'
import type {
  FranchiseChoice,
  franchiseChoices,
} from '@washhouse/contract/contact/franchise-choices'
import { label, type Label } from '../../../platform/languages/labels.ts'

export const leadStatuses = ['new', 'working', 'refunded', 'closed', 'spam'] as const
export type LeadStatus = (typeof leadStatuses)[number]
export const doneStatuses: readonly LeadStatus[] = ['refunded', 'closed', 'spam']

export const statusLabels: Record<LeadStatus, Label> = {
  new: label('ใหม่', 'New'),
  working: label('กำลังดำเนินการ', 'In progress'),
  refunded: label('คืนเงินแล้ว', 'Refunded'),
  closed: label('ปิดเรื่องแล้ว', 'Closed'),
  spam: label('สแปม', 'Spam'),
}

export const kindLabels: Record<LeadKind, Label> = {
  contact: label('ข้อความถึงเรา', 'Message'),
  franchise: label('สนใจแฟรนไชส์', 'Franchise interest'),
  problem: label('แจ้งปัญหา', 'Problem report'),
}

/** Subject of an answer to the sender, before the reference if there is one. */
export const replySubjects: Record<LeadKind, Label> = {
  contact: label('ตอบข้อความที่ส่งถึงเรา', 'Your message to us'),
  franchise: label('เรื่องแฟรนไชส์ที่สนใจ', 'Your interest in a franchise'),
  problem: label('เรื่องที่แจ้งไว้', 'Your report'),
}

type ChoiceLabels = {
  [Choice in FranchiseChoice]: Record<(typeof franchiseChoices)[Choice][number], Label>
}

export const choiceLabels: ChoiceLabels = {
  budget: {
    under_1m: label('ต่ำกว่า 1 ล้านบาท', 'Under 1 M Baht'),
    '1_to_1_99m': label('1–1.99 ล้านบาท', '1 to 1.99 M Baht'),
    '2_to_3_99m': label('2–3.99 ล้านบาท', '2 to 3.99 M Baht'),
    '4m_and_above': label('4 ล้านบาทขึ้นไป', '4 M Baht and above'),
  },
  contactTime: {
    before_0900: label('ก่อน 09:00 น.', 'Before 09:00'),
    '0900_to_1200': label('09:00–12:00 น.', '09:00–12:00'),
    '1300_to_1730': label('13:00–17:30 น.', '13:00–17:30'),
    after_1730: label('หลัง 17:30 น.', 'After 17:30'),
  },
  timeline: {
    under_3_months: label('ภายใน 3 เดือน', 'Under 3 months'),
    under_6_months: label('ภายใน 6 เดือน', 'Under 6 months'),
    over_6_months: label('เกิน 6 เดือน', 'Over 6 months'),
  },
  sourceOfFund: { cash: label('เงินสด', 'Cash'), loan: label('สินเชื่อ', 'Loan') },
  placeType: {
    gas_station: label('ปั๊มน้ำมัน', 'Gas station'),
    community_mall: label('คอมมูนิตี้มอลล์', 'Community mall'),
    convenience_store: label('ร้านสะดวกซื้อ', 'Convenience store'),
    department_store: label('ห้างสรรพสินค้า', 'Department store'),
    university: label('มหาวิทยาลัย', 'University'),
    market: label('ตลาด', 'Market'),
    village: label('หมู่บ้าน', 'Village'),
    condominium_or_apartment: label('คอนโดหรืออพาร์ตเมนต์', 'Condominium or apartment'),
    other: label('อื่น ๆ', 'Other'),
  },
  openShop: {
    space_in_building: label('มีพื้นที่ในอาคาร', 'Has space in a building'),
    empty_land: label('มีที่ดินเปล่า', 'Has empty land'),
    not_yet: label('ยังไม่มีที่', 'Has none yet'),
  },
  adSource: {
    facebook: label('เฟซบุ๊ก', 'Facebook'),
    event: label('งานอีเวนต์', 'Event'),
    employee_referral: label('พนักงานแนะนำ', 'Employee referral'),
    referral: label('คนรู้จักแนะนำ', 'Referral'),
    google_adwords: label('โฆษณากูเกิล', 'Google AdWords'),
    partner: label('พาร์ตเนอร์', 'Partner'),
    seminar: label('งานสัมมนา', 'Seminar'),
    webinar: label('สัมมนาออนไลน์', 'Webinar'),
    youtube: label('ยูทูบ', 'YouTube'),
    line: label('ไลน์', 'LINE'),
  },
}

/** Senders do not see that their report was marked as spam. */
export const publicStates: Record<LeadStatus, ProblemState> = {
  new: 'received',
  spam: 'received',
  working: 'working',
  refunded: 'refunded',
  closed: 'closed',
}
