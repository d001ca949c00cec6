import type { EntityFixture, WireRecord } from '../wire/entity.fixtures.ts'
import type {
  FranchiseComment,
  FranchisePackage,
  InvestorPage,
  InvestorReason,
} from './investor.contract.ts'

const picture = '5a1b2c3d-4e5f-4061-8273-94a5b6c7d8e9'

const reason = { id: 2, status: 'published', sort: 1, image: picture } as const
const reasonThai = { title: 'ไม่ต้องเฝ้าร้าน', description: 'เครื่องรับเหรียญเอง คุณดูยอดจากมือถือ' }
const reasonEnglish = {
  title: 'No one has to mind the shop',
  description: 'The machines take the coins; you watch from your phone.',
}

export const investorReasonFixture: EntityFixture<InvestorReason> = {
  clean: { th: { ...reason, ...reasonThai }, en: { ...reason, ...reasonEnglish } },
  wire: {
    th: { ...reason, data: { languages_code: 'th', ...reasonThai } },
    en: { ...reason, data: { languages_code: 'en', ...reasonEnglish } },
  },
  otherShapes: {
    'texts under translations': {
      ...reason,
      translations: [
        { languages_code: 'th-TH', ...reasonThai },
        { languages_code: 'en-US', ...reasonEnglish },
      ],
    },
  },
}

const changed = '2026-10-20T05:00:00.000Z'
const shared = { id: 5, status: 'published', sort: 2, size: 'medium', image: picture } as const
const offer = { price: 2_490_000, vat: 174_300, machines: 12 }
const furtherClean = { fitOut: 350_000, workingCapital: null, updatedAt: changed }
const furtherOnTheWire = { fit_out: 350_000, working_capital: null, date_updated: changed }
const offerThai = {
  brands: 'Speed Queen',
  small: null,
  big: null,
  config: [{ item: 'โต๊ะพับผ้า', quantity: 2, unit: 'ตัว' }],
}
const offerEnglish = {
  ...offerThai,
  config: [{ item: 'Folding table', quantity: 2, unit: 'pcs' }],
}
const holdsThai = 'เครื่องซัก 6 เครื่องอบ 6'
const holdsEnglish = '6 washers, 6 dryers'

/** `medium`: the part of the wire record with an odd name, which only tests may contain. */
export function franchisePackageFixture(
  medium: (text: string) => WireRecord,
): EntityFixture<FranchisePackage> {
  const clean = { ...shared, ...offer, ...furtherClean, twoMachine: null }
  const wire = { ...shared, ...offer, ...furtherOnTheWire, two_machine: null }
  return {
    clean: {
      th: { ...clean, ...offerThai, medium: holdsThai },
      en: { ...clean, ...offerEnglish, medium: holdsEnglish },
    },
    wire: {
      th: { ...wire, ...offerThai, ...medium(holdsThai) },
      en: { ...wire, ...offerEnglish, ...medium(holdsEnglish) },
    },
    otherShapes: {},
  }
}

const comment = { id: 9, status: 'published', sort: null, image: null } as const
const commentThai = { name: 'คุณวิภา ร้านหน้าตลาด', feedback: 'เปิดมาสองปี ลูกค้าประจำมาเอง' }
const commentEnglish = { name: 'Wipha, market shop', feedback: 'Two years in, regulars come by.' }

export const franchiseCommentFixture: EntityFixture<FranchiseComment> = {
  clean: { th: { ...comment, ...commentThai }, en: { ...comment, ...commentEnglish } },
  wire: { th: { ...comment, ...commentThai }, en: { ...comment, ...commentEnglish } },
  otherShapes: {},
}

const assumptions = {
  usesPerDay: 5,
  pricePerUse: 50,
  utilitiesPercent: 30,
  feePercent: 3,
  rent: 25_000,
  otherCosts: 12_000,
}
const facts = [{ title: 'สัญญา 5 ปี', text: 'ต่อได้ครั้งละ 5 ปี' }]
const factsEnglish = [{ title: 'Five years', text: 'Renewable for five more.' }]
const note = { th: 'เป็นการประมาณ ไม่ใช่การรับประกันรายได้', en: 'An estimate, no promise of income.' }

const page = { id: 1, assumptions }
const cleanPage = { ...page, interestNote: null, updatedAt: changed }
const wirePage = { ...page, date_updated: changed }

export const investorPageFixture: EntityFixture<InvestorPage> = {
  clean: {
    th: { ...cleanPage, facts, estimateNote: note.th },
    en: { ...cleanPage, facts: factsEnglish, estimateNote: note.en },
  },
  wire: {
    th: {
      ...wirePage,
      facts,
      data: { languages_code: 'th', estimate_note: note.th, interest_note: null },
    },
    en: {
      ...wirePage,
      facts: factsEnglish,
      data: { languages_code: 'en', estimate_note: note.en, interest_note: null },
    },
  },
  otherShapes: {},
}
