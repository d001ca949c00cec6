import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'

export interface FranchiseCommentDemo {
  name: BilingualText
  feedback: BilingualText
  /** The name of a drawing. */
  picture: string
  status: 'published' | 'draft'
}

/** None of them mentions earnings. */
export const franchiseComments: FranchiseCommentDemo[] = [
  {
    name: { th: 'คุณวิภา เชียงใหม่ สันติธรรม', en: 'Wipha, Chiang Mai Santitham' },
    feedback: {
      th: 'เดิมเป็นห้องแถวว่างของที่บ้าน ปล่อยเช่าไม่ออกมาปีกว่า ทีมมานับหอพักรอบ ๆ ให้ก่อน บอกตรง ๆ ด้วยว่าสองปีแรกอย่าหวังเยอะ พอเปิดจริงก็เป็นไปตามที่คุยกัน',
      en: 'It was our own shophouse, empty for over a year. They counted the dormitories around it first and told me not to expect much for two years. It went just as they said.',
    },
    picture: 'franchisee-1',
    status: 'published',
  },
  {
    name: { th: 'คุณนพพล วิศวกร เปิดในปั๊มย่านสายไหม', en: 'Nopphon, engineer, Sai Mai 34' },
    feedback: {
      th: 'ทำงานประจำอยู่ ไม่มีเวลาเฝ้าร้านแน่นอน ทุกวันนี้ดูยอดตอนพักเที่ยง เย็นแวะเก็บเหรียญยี่สิบนาที เสาร์อาทิตย์พาลูกมาช่วยเช็ดถัง',
      en: 'I have a full-time job. I look at the figures over lunch, stop for twenty minutes in the evening, and at weekends the children help me wipe the drums.',
    },
    picture: 'franchisee-2',
    status: 'published',
  },
  {
    name: { th: 'คุณอรทัย เจ้าของหอพักย่านรามคำแหง', en: 'Orathai, dormitory owner, Bangkok' },
    feedback: {
      th: 'เริ่มจากแพ็กเกจสองเครื่องใต้หอตัวเอง เด็ก ๆ เลิกซักในห้องน้ำ ท่อไม่ตันเหมือนก่อน ปีถัดมาขยับเป็นร้านเล็กหน้าซอย ทีมเดิมมาติดตั้งให้',
      en: 'I began with two machines under my own dormitory. The tenants stopped washing in their bathrooms and the drains stopped blocking. A year later came a small shop.',
    },
    picture: 'franchisee-3',
    status: 'published',
  },
  {
    name: {
      th: 'ลุงประเสริฐกับป้าแดง ครูเกษียณ ขอนแก่น',
      en: 'Prasoet and Daeng, retired teachers, Khon Kaen',
    },
    feedback: {
      th: 'กลัวเรื่องเครื่องที่สุดเพราะซ่อมไม่เป็น ใช้มาสามปี เครื่องหยุดไปสี่ครั้ง ช่างมาไม่เกินวันรุ่งขึ้นทุกครั้ง เดี๋ยวนี้ลุงเปลี่ยนสายพานเองเป็นแล้ว',
      en: 'The machines scared us most, because we can’t fix anything. In three years they broke down four times, and someone came the next day. Now I can change a belt myself.',
    },
    picture: 'franchisee-4',
    status: 'published',
  },
  {
    name: { th: 'คุณฟาติมะห์ ร้านที่สอง หาดใหญ่', en: 'Fatimah, second shop, Hat Yai' },
    feedback: {
      th: 'ร้านแรกอ่านสัญญาอยู่สามสัปดาห์ จดคำถามไปยี่สิบข้อ เขาตอบครบทุกข้อเป็นลายลักษณ์อักษร ร้านที่สองเลยเซ็นง่ายขึ้นเยอะ',
      en: 'For the first shop I read the contract for three weeks and sent twenty questions. Every one was answered in writing. That made signing for the second a good deal easier.',
    },
    picture: 'franchisee-5',
    status: 'published',
  },
  {
    name: { th: 'คุณเต้ เพิ่งเซ็นสัญญา ระยอง', en: 'Te, just signed, Rayong' },
    feedback: {
      th: 'ยังไม่เปิดร้าน แต่ประทับใจตอนที่ทีมบอกว่าตึกแรกที่เลือกไฟไม่พอ ให้หาตึกใหม่ก่อนค่อยวางมัดจำ',
      en: 'We are not open yet. What won me over was being told that my first building had too little power, before I paid the deposit.',
    },
    picture: 'franchisee-6',
    status: 'draft',
  },
]
