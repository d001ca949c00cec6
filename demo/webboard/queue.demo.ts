import type { BoardReason } from '@washhouse/contract/webboard/board-moderation.contract'
import type { ReviewReason } from '../../content/src/features/webboard/rules/review-reasons.ts'
import type { BoardAuthorDemo, BoardAuthorKey } from './board-author.demo.ts'
import type { ReplyDemo } from './topic.demo.ts'

/**
 * A new post, or a reply to one of the topics, referred to by title. Posts that all can read have a reply by another author,
 * which keeps them from the first page of the posts without replies.
 */
export type QueuedText = { detail: string; writtenHoursAgo: number } & (
  | { title: string; views: number; reply?: QueuedReply }
  | { topic: string }
)

export type QueuedReply = Pick<ReplyDemo, 'author' | 'after' | 'detail'>

interface ReportDemo {
  by: BoardAuthorKey
  reason: BoardReason
  note?: string
}

/** Cases for moderators, each with its author; `hoursAgo` is when it was queued. */
export type QueueCaseDemo = { author: BoardAuthorDemo; hoursAgo: number } & (
  | { kind: 'held'; why: ReviewReason; text: QueuedText }
  /** The first text is reported; the others are the author's other texts. */
  | { kind: 'reported'; texts: [QueuedText, ...QueuedText[]]; reports: ReportDemo[] }
  | {
      kind: 'take_down'
      text: QueuedText
      sender: { name: string; email: string }
      reason: BoardReason
      request: string
    }
  | {
      kind: 'appeal'
      removed: QueuedText
      reason: BoardReason
      removedHoursAgo: number
      limitedDays: 7
      appeal: string
    }
)

/** Words listed by editors; one of the cases contains the first. */
export const listedWords = ['ปล่อยกู้', 'เงินด่วน', 'เว็บพนัน']

/** The texts of a case's author. */
export function textsOf(queued: QueueCaseDemo): readonly QueuedText[] {
  if (queued.kind === 'reported') return queued.texts
  return [queued.kind === 'appeal' ? queued.removed : queued.text]
}

export const queueCases: QueueCaseDemo[] = [
  {
    kind: 'held',
    why: 'link',
    author: { firstName: 'ปาริชาต', lastName: 'ทองคำ', nickname: 'ปาริชอบซัก', joinedDaysAgo: 1.2 },
    hoursAgo: 26,
    text: {
      title: 'ถุงตาข่ายแบบนี้ใช้กับเครื่องที่ร้านได้ไหมคะ',
      views: 0,
      writtenHoursAgo: 26,
      detail: `เพิ่งสมัครวันนี้ค่ะ เจอถุงตาข่ายแบบแข็งทรงกลมสำหรับใส่ชุดชั้นใน หน้าตาแบบในลิงก์นี้ https://shop.example/laundry-ball

กลัวไปกระแทกถังค่ะ ใครเคยใช้บ้างคะ`,
    },
  },
  {
    kind: 'held',
    why: 'phone',
    author: { firstName: 'สมหมาย', lastName: 'รุ่งโรจน์', joinedDaysAgo: 2 },
    hoursAgo: 17,
    text: {
      title: 'เก็บกุญแจรถได้ที่สาขาปากน้ำ ใครทำหายโทรหาผมครับ',
      views: 0,
      writtenHoursAgo: 17,
      detail:
        'เจอบนเครื่อง 6 มีพวงกุญแจรูปปลาทู ผมเก็บไว้ให้ก่อนเพราะกลัวคนหยิบไป เจ้าของโทร 081-000-0163 บอกยี่ห้อรถมาด้วยนะครับ',
    },
  },
  {
    kind: 'reported',
    author: { firstName: 'เอกชัย', lastName: 'มั่นคง', nickname: 'เอก ขาลุย', joinedDaysAgo: 58 },
    hoursAgo: 15,
    texts: [
      {
        topic: 'งบเดือนละ 300 ซักผ้ายังไงให้พอคะ',
        writtenHoursAgo: 801,
        detail: 'เงินแค่นี้ยังมาถามให้คนอื่นคิดให้ สมองมีไว้คั่นหูเหรอ ไม่มีปัญญาก็ซักมือไปสิ เสียเวลาคนอ่าน',
      },
    ],
    reports: [
      { by: 'pim', reason: 'abuse', note: 'น้องแค่มาถามดี ๆ ค่ะ ไม่ควรโดนแบบนี้' },
      { by: 'korn', reason: 'abuse' },
    ],
  },
  {
    kind: 'reported',
    author: { firstName: 'Lucky', lastName: 'Promo', nickname: 'รวยทุกวัน', joinedDaysAgo: 34 },
    hoursAgo: 9,
    texts: [
      {
        title: 'งานพับผ้าที่บ้าน รายได้วันละ 1,500 ไม่ต้องมีประสบการณ์',
        views: 64,
        writtenHoursAgo: 745,
        detail: 'รับจำนวนจำกัด ค่าสมัครแค่ 199 ได้คืนวันแรก แอดไลน์ในโปรไฟล์ด่วน ใครมาก่อนได้ก่อน!!!',
        reply: { author: 'boy', after: 1.5, detail: 'วันละพันห้านี่ต้องพับถุงเท้ากี่พันคู่คับ' },
      },
      {
        title: 'งานพับผ้าที่บ้าน รายได้ดีมาก เหลือ 5 ที่สุดท้าย',
        views: 41,
        writtenHoursAgo: 744.5,
        detail: 'เพื่อนสมาชิกได้เงินจริงแล้วหลายคน ค่าสมัครแค่ 199 เท่านั้น แอดไลน์ในโปรไฟล์ อย่าช้า!!!',
        reply: {
          author: 'keng',
          after: 2,
          detail: 'เฮียพับผ้าที่บ้านมาทั้งชีวิต ยังไม่เห็นมีใครจ่ายสักบาท',
        },
      },
      {
        topic: 'สนใจแพ็กเกจเล็ก 1.79 ล้าน รวมจริง ๆ ต้องเตรียมเงินเท่าไร',
        writtenHoursAgo: 744,
        detail: 'ลงทุนเป็นล้านทำไมครับ งานพับผ้าที่บ้าน 199 ก็รวยได้ แอดไลน์ในโปรไฟล์เลย',
      },
    ],
    reports: [
      { by: 'boy', reason: 'spam', note: 'โพสต์ซ้ำสามอันแล้ว' },
      { by: 'keng', reason: 'spam' },
      { by: 'sinchai', reason: 'spam', note: 'เก็บค่าสมัครก่อน น่าจะหลอกลวง' },
    ],
  },
  {
    kind: 'reported',
    author: { firstName: 'วาสนา', lastName: 'เพ็ญศรี', nickname: 'วาสนาคนเดิม', joinedDaysAgo: 214 },
    hoursAgo: 7,
    texts: [
      {
        title: 'ประกาศตามหาคนหยิบผ้าเราไปจากสาขาท่าพระ',
        views: 138,
        writtenHoursAgo: 893,
        detail: `เป็นผู้ชายใส่เสื้อวินเบอร์ 27 ถามคนแถวนั้นแล้วชื่อเล่นชื่อต้น อยู่ห้อง 305 ตึกเขียวท้ายซอย เบอร์ 081-000-0177 ใครรู้จักบอกให้เอามาคืนด้วย ไม่งั้นจะไปหาถึงห้อง`,
        reply: {
          author: 'anong',
          after: 3,
          detail: 'ใจเย็นก่อนนะจ๊ะ ลองบอกทีมงานให้เปิดกล้องดูก่อน เผื่อมีคนหยิบสลับถุงไป',
        },
      },
    ],
    reports: [
      {
        by: 'fah',
        reason: 'personal_data',
        note: 'ลงเบอร์กับเลขห้องคนอื่น ยังไม่รู้เลยว่าใช่เขาจริงไหม อันตรายค่ะ',
      },
    ],
  },
  {
    kind: 'take_down',
    author: { firstName: 'ชนินทร์', lastName: 'ปานทอง', joinedDaysAgo: 390 },
    hoursAgo: 5,
    text: {
      title: 'เจอป้าคนนี้แซงคิวเครื่องอบที่สาขาธานินทร์ทุกอาทิตย์',
      views: 203,
      writtenHoursAgo: 970,
      detail:
        'ป้าขายขนมจีนแผงที่สามข้างตลาด ทุกคนแถวนั้นรู้จัก ชื่อแม่คำ ใครเจอระวังไว้ ชอบเอาผ้าคนอื่นลงตะกร้าทั้งที่เพิ่งหยุด',
      reply: {
        author: 'noi',
        after: 5,
        detail: 'เครื่องหยุดเกินสิบนาทีแล้วย้ายลงตะกร้าเหลืองได้เน้อเจ้า ป้ายในร้านก็เขียนไว้',
      },
    },
    reason: 'personal_data',
    sender: { name: 'อรพิน คำแสง', email: 'orapin@example.com' },
    request: `ดิฉันเป็นลูกสาวของคนในโพสต์ค่ะ ไม่ได้เป็นสมาชิก มีคนส่งลิงก์มาให้ดู แม่ขายของไม่ค่อยได้มาเป็นเดือนแล้ว เพราะคนมาถามเรื่องนี้

เรื่องจริงคือเครื่องหยุดเกินสิบนาทีแล้วแม่ย้ายผ้าลงตะกร้าเหลืองตามป้ายในร้าน ขอให้เอาโพสต์ลงด้วยค่ะ`,
  },
  {
    kind: 'appeal',
    author: { firstName: 'ธีรเดช', lastName: 'วัฒนา', nickname: 'ธีร์ซักเอง', joinedDaysAgo: 167 },
    hoursAgo: 3,
    removed: {
      topic: 'ค่าไฟร้านเล็กเดือนละเท่าไรกันบ้าง มาเทียบกันหน่อย',
      writtenHoursAgo: 23,
      detail: 'เปิดร้านมาสองปียังไม่รู้จักล้างท่อ โง่ขนาดนี้เจ๊งไปก็สมควร',
    },
    reason: 'abuse',
    removedHoursAgo: 20,
    limitedDays: 7,
    appeal: `ยอมรับว่าใช้คำแรงไปครับ วันนั้นเพิ่งเสียเงินค่าซ่อมท่อของตัวเองมาเลยพาลใส่คนอื่น ขอโทษเฮียเก่งด้วย

ผมไม่เคยโดนเตือนมาก่อน ขอลดจาก 7 วันเหลือ 1 วันได้ไหมครับ มีกระทู้ที่กำลังรอคำตอบอยู่`,
  },
  {
    kind: 'held',
    why: 'listed',
    author: { firstName: 'มาลัย', lastName: 'ศรีนวล', nickname: 'มาลัยร้านข้าว', joinedDaysAgo: 96 },
    hoursAgo: 1.5,
    text: {
      title: 'มีใครโดนแปะใบปลิวปล่อยกู้บนเครื่องซักผ้าไหมคะ',
      views: 0,
      writtenHoursAgo: 1.5,
      detail:
        'แถวสาขาสำโรงมีคนมาแปะทุกคืน แกะแล้วก็มาใหม่ กาวติดฝาเครื่องเลอะไปหมด ต้องแจ้งที่ไหนถึงจะมีคนมาจัดการคะ',
    },
  },
]
