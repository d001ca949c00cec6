import type { Language } from '@washhouse/contract/language'

export interface BoardAuthorDemo {
  firstName: string
  lastName: string
  /** Without one, the name is the first name and one consonant of the surname. */
  nickname?: string
  language?: Language
  joinedDaysAgo: number
  /** Speaks for the brand: posts as a marked member, and replies as staff do. */
  isStaff?: true
}

const authors = {
  team: {
    firstName: 'ทีมงาน',
    lastName: 'ฟองใส',
    nickname: 'ทีมงานฟองใส',
    joinedDaysAgo: 900,
    isStaff: true,
  },
  un: { firstName: 'นกยูง', lastName: 'ทองแท้', nickname: 'แม่น้องอุ่น', joinedDaysAgo: 655 },
  thanakon: { firstName: 'ธนากร', lastName: 'วงศ์สุข', joinedDaysAgo: 512 },
  pim: { firstName: 'พิมพ์ชนก', lastName: 'จันทร์ดี', nickname: 'พิมพ์หลังมอ', joinedDaysAgo: 430 },
  boy: { firstName: 'วรวุฒิ', lastName: 'แก่นจันทร์', nickname: 'บอย อ่อนนุช', joinedDaysAgo: 805 },
  jeab: { firstName: 'จุฬาลักษณ์', lastName: 'สายทอง', joinedDaysAgo: 298 },
  dam: { firstName: 'ดำรง', lastName: 'พูนทรัพย์', nickname: 'ลุงดำ บางแค', joinedDaysAgo: 860 },
  mint: { firstName: 'ณัฐวดี', lastName: 'เรืองศรี', nickname: 'มิ้นท์ปีสาม', joinedDaysAgo: 240 },
  sinchai: { firstName: 'ศิลป์ชัย', lastName: 'บุญมาก', joinedDaysAgo: 377 },
  fah: { firstName: 'รุ่งฟ้า', lastName: 'ใจเย็น', nickname: 'ฟ้าเวรดึก', joinedDaysAgo: 588 },
  keng: { firstName: 'เก่งกาจ', lastName: 'ลิ้มเจริญ', nickname: 'เฮียเก่ง', joinedDaysAgo: 745 },
  ya: { firstName: 'ซูไรยา', lastName: 'หะยี', nickname: 'ก๊ะยา หาดใหญ่', joinedDaysAgo: 466 },
  toto: { firstName: 'ภูริภัทร', lastName: 'ศรีสมบูรณ์', nickname: 'toto_z', joinedDaysAgo: 205 },
  anong: { firstName: 'อนงค์', lastName: 'ดวงแก้ว', nickname: 'ป้าอนงค์', joinedDaysAgo: 700 },
  bank: { firstName: 'ภาณุพงศ์', lastName: 'อ่อนละมัย', joinedDaysAgo: 510 },
  gift: { firstName: 'กมลชนก', lastName: 'พรหมมา', nickname: 'กิ๊ฟท์จัง', joinedDaysAgo: 96 },
  sit: { firstName: 'ประสิทธิ์', lastName: 'เหล็กกล้า', nickname: 'ช่างสิทธิ์', joinedDaysAgo: 640 },
  noi: { firstName: 'น้อย', lastName: 'คำแสน', nickname: 'น้อย เจียงฮาย', joinedDaysAgo: 480 },
  korn: { firstName: 'กรวิชญ์', lastName: 'ทรัพย์ไพศาล', joinedDaysAgo: 175 },
  ple: { firstName: 'ศศิธร', lastName: 'มณีรัตน์', nickname: 'เปิ้ลไม่รีดผ้า', joinedDaysAgo: 620 },
  pete: {
    firstName: 'Peter',
    lastName: 'Hollis',
    nickname: 'Pete in CNX',
    language: 'en',
    joinedDaysAgo: 610,
  },
  marta: { firstName: 'Marta', lastName: 'Kowalska', language: 'en', joinedDaysAgo: 95 },
  dan: {
    firstName: 'Daniel',
    lastName: 'Reyes',
    nickname: 'dan_r',
    language: 'en',
    joinedDaysAgo: 410,
  },
  yuki: { firstName: 'Yuki', lastName: 'Tanabe', language: 'en', joinedDaysAgo: 275 },
  sam: {
    firstName: 'Samantha',
    lastName: 'Oyelaran',
    nickname: 'Sam on Samui',
    language: 'en',
    joinedDaysAgo: 330,
  },
} satisfies Record<string, BoardAuthorDemo>

export type BoardAuthorKey = keyof typeof authors

/** None is a real person. They have no password, and no call accepts their addresses (`emailOf`). */
export const boardAuthors: Record<BoardAuthorKey, BoardAuthorDemo> = authors

/**
 * Addresses that nobody else can own: `.example` is reserved, and host names have no underscore. Calls refuse such an
 * address before they look for its account.
 */
export const emailOf = (key: string) => `${key}@board_demo.example`
