import type { EntityFixture } from '../wire/entity.fixtures.ts'
import type {
  Branch,
  BranchException,
  BranchPoint,
  CurrentBranch,
  CustomerReview,
  Province,
  Sector,
} from './branch.contract.ts'

const shopFront = '5c1f0d52-8f0e-4b7a-9c63-0f2f8f6f3a11'
const portrait = '0e6cb2de-55a4-4b0d-8a31-6a2d9d0b7c42'

export const sectorFixture: EntityFixture<Sector> = {
  clean: { th: { id: 1, name: 'ภาคเหนือ' }, en: { id: 1, name: 'Northern' } },
  wire: {
    th: { id: 1, data: { languages_code: 'th', sector: 'ภาคเหนือ' } },
    en: { id: 1, data: { languages_code: 'en', sector: 'Northern' } },
  },
  otherShapes: {
    'texts as a list of blocks under data': {
      id: 1,
      data: [
        { languages_code: 'en', sector: 'Northern' },
        { languages_code: 'th', sector: 'ภาคเหนือ' },
      ],
    },
    'texts under translations, with regional language codes and an id as text': {
      id: '1',
      translations: [
        { id: 1, languages_code: 'th-TH', sector: 'ภาคเหนือ' },
        { id: 2, languages_code: 'en-US', sector: 'Northern' },
      ],
    },
  },
}

export const provinceFixture: EntityFixture<Province> = {
  clean: {
    th: { id: 38, sector: 1, name: 'เชียงใหม่' },
    en: { id: 38, sector: 1, name: 'Chiang Mai' },
  },
  wire: {
    th: { id: 38, sector: 1, data: { languages_code: 'th', province: 'เชียงใหม่' } },
    en: { id: 38, sector: 1, data: { languages_code: 'en', province: 'Chiang Mai' } },
  },
  otherShapes: {
    'the sector as a record': {
      id: 38,
      sector: { id: 1, data: [{ languages_code: 'th', sector: 'ภาคเหนือ' }] },
      data: [
        { languages_code: 'th', province: 'เชียงใหม่' },
        { languages_code: 'en', province: 'Chiang Mai' },
      ],
    },
    'the sector as a text, languages as records': {
      id: '38',
      sector: '1',
      translations: [
        { languages_code: { code: 'th-TH', name: 'ไทย' }, province: 'เชียงใหม่' },
        { languages_code: { code: 'en-US', name: 'English' }, province: 'Chiang Mai' },
      ],
    },
  },
}

const songkran: BranchException = {
  kind: 'closed',
  begins: '2027-04-12T17:00:00.000Z',
  ends: '2027-04-15T17:00:00.000Z',
  opens: null,
  closes: null,
  thai: 'หยุดสงกรานต์',
  english: 'Closed for Songkran',
}

const nimman = {
  id: 7,
  status: 'published',
  slug: 'nimman-soi-11',
  image: shopFront,
  facebook: 'https://www.facebook.com/fongsai.nimman',
  googleMap: 'https://maps.app.goo.gl/fongsaiNimman11',
  province: 38,
  sector: 1,
  latitude: 18.7991,
  longitude: 98.9672,
  phone: '+6653112233',
  services: ['wash', 'dry', 'coin-exchange', 'detergent-vending'],
  payments: ['coin', 'promptpay'],
  hours: {
    kind: 'daily',
    weekday: { opens: '06:00', closes: '23:30' },
    weekend: { opens: '07:00', closes: '01:00' },
  },
  exceptions: [songkran],
  updatedAt: '2026-11-02T03:30:00.000Z',
  untranslated: [],
} satisfies Partial<Branch>

const nimmanOnTheWire = {
  id: 7,
  status: 'published',
  slug: 'nimman-soi-11',
  image: shopFront,
  facebook: 'https://www.facebook.com/fongsai.nimman',
  googlemap: 'https://maps.app.goo.gl/fongsaiNimman11',
  province: 38,
  sector: 1,
  lat: 18.7991,
  lng: 98.9672,
  phone: '+6653112233',
  services: ['wash', 'dry', 'coin-exchange', 'detergent-vending'],
  payments: ['coin', 'promptpay'],
  hours: {
    kind: 'daily',
    weekday: { opens: '06:00', closes: '23:30' },
    weekend: { opens: '07:00', closes: '01:00' },
  },
  exceptions: [songkran],
  date_updated: '2026-11-02T03:30:00.000Z',
  untranslated: [],
}

const nimmanThai = {
  branch_name: 'ฟองใส นิมมานเหมินท์ ซอย ๑๑',
  landmark: 'ใต้หอพักปิ่นทอง ก่อนถึงร้านน้ำเต้าหู้ป้าพิณ',
}
const nimmanEnglish = {
  branch_name: 'Fongsai Nimmanhaemin Soi 11',
  landmark: 'Below Pinthong dormitory, just before Auntie Phin’s soy milk stall',
}

export const branchFixture: EntityFixture<Branch> = {
  clean: {
    th: { ...nimman, name: nimmanThai.branch_name, landmark: nimmanThai.landmark },
    en: { ...nimman, name: nimmanEnglish.branch_name, landmark: nimmanEnglish.landmark },
  },
  wire: {
    th: { ...nimmanOnTheWire, data: { languages_code: 'th', ...nimmanThai } },
    en: { ...nimmanOnTheWire, data: { languages_code: 'en', ...nimmanEnglish } },
  },
  otherShapes: {
    'texts as a list of blocks under data': {
      ...nimmanOnTheWire,
      data: [
        { languages_code: 'th', ...nimmanThai },
        { languages_code: 'en', ...nimmanEnglish },
      ],
    },
    'texts under translations': {
      ...nimmanOnTheWire,
      translations: [
        { id: 13, branch_id: 7, languages_code: 'th-TH', ...nimmanThai },
        { id: 14, branch_id: 7, languages_code: 'en-US', ...nimmanEnglish },
      ],
    },
    'relations and pictures as records': {
      ...nimmanOnTheWire,
      image: { id: shopFront, filename_download: 'nimman.jpg', filesize: '200931' },
      province: { id: 38, sector: 1 },
      sector: { id: '1' },
      data: [
        { languages_code: 'th', ...nimmanThai },
        { languages_code: 'en', ...nimmanEnglish },
      ],
    },
    'numbers as texts': {
      ...nimmanOnTheWire,
      id: '7',
      province: '38',
      sector: '1',
      lat: '18.7991',
      lng: '98.9672',
      translations: [
        { languages_code: 'th', ...nimmanThai },
        { languages_code: 'en', ...nimmanEnglish },
      ],
    },
  },
}

/** A branch with only the fields of the specification, as other services send it. */
export const plainBranchWire = {
  id: 12,
  status: 'published',
  image: null,
  facebook: null,
  googlemap: 'https://maps.app.goo.gl/fongsaiHuaHin',
  province: 63,
  sector: 4,
  data: { languages_code: 'th', branch_name: 'ฟองใส หัวหิน', landmark: 'ตรงข้ามสถานีรถไฟหัวหิน' },
}

/** A branch with incomplete English texts: no name, an empty landmark. */
export const halfTranslatedBranchWire = {
  ...nimmanOnTheWire,
  untranslated: undefined,
  data: [
    { languages_code: 'th', ...nimmanThai },
    { languages_code: 'en', branch_name: null, landmark: nimmanEnglish.landmark },
  ],
}

export const branchPointFixture: EntityFixture<BranchPoint> = {
  clean: {
    th: { id: 7, slug: 'nimman-soi-11', latitude: 18.7991, longitude: 98.9672 },
    en: { id: 7, slug: 'nimman-soi-11', latitude: 18.7991, longitude: 98.9672 },
  },
  wire: {
    th: { id: 7, slug: 'nimman-soi-11', lat: 18.7991, lng: 98.9672 },
    en: { id: 7, slug: 'nimman-soi-11', lat: 18.7991, lng: 98.9672 },
  },
  otherShapes: {
    'numbers as texts': { id: '7', slug: 'nimman-soi-11', lat: '18.7991', lng: '98.9672' },
  },
}

export const customerReviewFixture: EntityFixture<CustomerReview> = {
  clean: {
    th: {
      id: 3,
      status: 'published',
      sort: 2,
      image: portrait,
      name: 'คุณน้ำผึ้ง',
      feedback: 'ผ้านวมผืนใหญ่แห้งสนิทใน ๔๐ นาที ที่นั่งรอก็เย็นสบาย',
    },
    en: {
      id: 3,
      status: 'published',
      sort: 2,
      image: portrait,
      name: 'Namphueng',
      feedback: 'The big duvet was bone dry in 40 minutes, and waiting there is pleasantly cool.',
    },
  },
  wire: {
    th: {
      id: 3,
      status: 'published',
      sort: 2,
      image: portrait,
      name: 'คุณน้ำผึ้ง',
      feedback: 'ผ้านวมผืนใหญ่แห้งสนิทใน ๔๐ นาที ที่นั่งรอก็เย็นสบาย',
    },
    en: {
      id: 3,
      status: 'published',
      sort: 2,
      image: portrait,
      name: 'Namphueng',
      feedback: 'The big duvet was bone dry in 40 minutes, and waiting there is pleasantly cool.',
    },
  },
  otherShapes: {},
}

export const currentBranchFixture: EntityFixture<CurrentBranch> = {
  clean: {
    th: { customers: 48_213, branches: 126 },
    en: { customers: 48_213, branches: 126 },
  },
  wire: {
    th: { current_customer: 48_213, current_branch: 126 },
    en: { current_customer: 48_213, current_branch: 126 },
  },
  otherShapes: {
    'numbers as texts': { id: '1', current_customer: '48213', current_branch: '126' },
  },
}
