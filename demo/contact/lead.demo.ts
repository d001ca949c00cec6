import type { Lead } from '../../content/src/platform/payload-types.ts'

type Sent = Pick<
  Lead,
  | 'adSource'
  | 'amount'
  | 'budget'
  | 'cause'
  | 'contactTime'
  | 'email'
  | 'firstName'
  | 'kind'
  | 'language'
  | 'lastName'
  | 'looksAutomatic'
  | 'machine'
  | 'message'
  | 'openShop'
  | 'phone'
  | 'placeType'
  | 'reference'
  | 'sourceOfFund'
  | 'status'
  | 'timeline'
>

/** None is a real person: the numbers are not assigned, the addresses do not exist. */
export interface LeadDemo extends Sent {
  key: string
  /** Hours before seeding. */
  hoursAgo: number
  /** Code of a province of the demo brand. */
  province?: string
  /** Slug of a branch of the demo brand. */
  branch?: string
  /** Name of a drawing that replaces the photo. */
  photo?: string
  note?: string
}

export const leads: LeadDemo[] = [
  {
    key: 'stranded-at-midnight',
    kind: 'problem',
    status: 'new',
    hoursAgo: 0.6,
    language: 'th',
    firstName: 'นภา',
    phone: '+66810000101',
    branch: 'bangkok-ari-4',
    machine: '7',
    cause: 'machine_stopped',
    amount: 60,
    message: 'เครื่อง 7 หยุดตอนปั่นหมาด ประตูยังล็อกอยู่ เปิดเอาผ้าออกไม่ได้ค่ะ',
    reference: 'WASH-2345',
  },
  {
    key: 'coins-kept',
    kind: 'problem',
    status: 'new',
    hoursAgo: 5,
    language: 'th',
    firstName: 'ก้อง',
    phone: '+66820000102',
    email: 'kong@example.com',
    branch: 'bangkok-on-nut',
    machine: '3',
    cause: 'coin_not_returned',
    amount: 40,
    message: 'หยอดไป 40 บาท เครื่องไม่เริ่ม กดคืนเหรียญแล้วไม่ออก',
    reference: 'CASH-7676',
    photo: 'album-coin-machine',
  },
  {
    key: 'detergent-empty',
    kind: 'problem',
    status: 'working',
    hoursAgo: 20,
    language: 'en',
    firstName: 'Hannah',
    email: 'hannah@example.com',
    branch: 'bangkok-thong-lo-20',
    machine: '12',
    cause: 'detergent',
    amount: 20,
    message: 'The detergent machine took 20 baht and no sachet came out.',
    reference: 'SAPP-4489',
    note: 'ช่างเข้าเติมน้ำยารอบบ่ายสอง แล้วจะทดสอบตู้',
  },
  {
    key: 'money-back',
    kind: 'problem',
    status: 'refunded',
    hoursAgo: 75,
    language: 'th',
    phone: '+66830000104',
    branch: 'bangkok-phra-khanong',
    machine: '1',
    cause: 'coin_not_returned',
    amount: 50,
    reference: 'BAHT-5525',
    note: 'โอนคืนทางพร้อมเพย์ 50 บาทแล้ว ลูกค้ายืนยันว่าได้รับเงิน',
  },
  {
    key: 'family-in-rayong',
    kind: 'franchise',
    status: 'new',
    hoursAgo: 2,
    language: 'th',
    firstName: 'ธีรพงศ์',
    lastName: 'ใจมั่น',
    email: 'teerapong@example.com',
    phone: '+66840000105',
    province: 'TH-21',
    budget: '1_to_1_99m',
    timeline: 'under_6_months',
    sourceOfFund: 'loan',
    placeType: 'market',
    openShop: 'space_in_building',
    contactTime: '0900_to_1200',
    adSource: 'facebook',
    message: 'มีตึกแถวหนึ่งคูหาติดตลาดสด อยากรู้ว่าพอวางเครื่องได้กี่ตัว และคืนทุนประมาณกี่ปี',
  },
  {
    key: 'land-in-khon-kaen',
    kind: 'franchise',
    status: 'new',
    hoursAgo: 31,
    language: 'th',
    firstName: 'วิภาดา',
    lastName: 'ศรีสวัสดิ์',
    email: 'wipada@example.com',
    phone: '+66850000106',
    province: 'TH-40',
    budget: '2_to_3_99m',
    timeline: 'under_3_months',
    sourceOfFund: 'cash',
    placeType: 'university',
    openShop: 'empty_land',
    contactTime: 'after_1730',
    adSource: 'referral',
    message: 'มีที่ดินหลังมหาวิทยาลัย 80 ตารางวา สนใจแพ็กเกจใหญ่ ขอนัดดูสาขาจริงได้ไหมคะ',
  },
  {
    key: 'petrol-station-chain',
    kind: 'franchise',
    status: 'working',
    hoursAgo: 52,
    language: 'en',
    firstName: 'Marcus',
    lastName: 'Lindqvist',
    email: 'marcus@example.com',
    phone: '+447700900107',
    province: 'TH-83',
    budget: '4m_and_above',
    timeline: 'over_6_months',
    sourceOfFund: 'cash',
    placeType: 'gas_station',
    openShop: 'space_in_building',
    contactTime: '1300_to_1730',
    adSource: 'google_adwords',
    message: 'We run three petrol stations on Phuket and would like a quote for all of them.',
    note: 'ส่งใบเสนอราคาสามสาขาแล้ว นัดคุยออนไลน์วันอังคาร',
  },
  {
    key: 'asked-again',
    kind: 'contact',
    status: 'new',
    hoursAgo: 8,
    language: 'th',
    firstName: 'วิภาดา',
    lastName: 'ศรีสวัสดิ์',
    phone: '+66850000106',
    message: 'เมื่อวานลงชื่อสนใจแฟรนไชส์ไว้ ยังไม่มีใครโทรกลับค่ะ รบกวนโทรหลังห้าโมงครึ่งนะคะ',
  },
  {
    key: 'big-blanket',
    kind: 'contact',
    status: 'new',
    hoursAgo: 0.1,
    language: 'th',
    firstName: 'ปุ๊ก',
    email: 'pook@example.com',
    message: 'ผ้านวม 6 ฟุตซักเครื่องไหนได้บ้างคะ แล้วใช้เวลาอบกี่นาที',
  },
  {
    key: 'lost-umbrella',
    kind: 'contact',
    status: 'closed',
    hoursAgo: 100,
    language: 'en',
    firstName: 'Daniel',
    lastName: 'Okafor',
    email: 'daniel@example.com',
    phone: '+66860000110',
    message: 'I left a green umbrella in your Ari branch on Sunday evening. Has anyone found it?',
    note: 'เจอร่มแล้ว ฝากไว้ที่ร้าน ลูกค้ามารับวันพุธ',
  },
  {
    key: 'school-visit',
    kind: 'contact',
    status: 'working',
    hoursAgo: 27,
    language: 'th',
    firstName: 'ครูอ้อม',
    phone: '+66870000111',
    email: 'aom@example.com',
    message: 'อยากพานักเรียน ม.4 จำนวน 20 คน ไปดูงานที่สาขา ขอทราบว่าติดต่อใครได้บ้างคะ',
    note: 'รอผู้จัดการเขตยืนยันวัน',
  },
  {
    key: 'robot',
    kind: 'contact',
    status: 'new',
    hoursAgo: 14,
    language: 'en',
    firstName: '<b>SEO</b> Expert',
    email: 'rank-first@example.com',
    message: '=HYPERLINK("https://example.com","Your site can be first on every search engine!")',
    looksAutomatic: true,
  },
]
