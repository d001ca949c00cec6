import { defineMessages, type MessageIdOf } from '../../../core/i18n/messages.ts'

export type HiddenNameMessageId = MessageIdOf<typeof hiddenNameMessages>

export const hiddenNameMessages = defineMessages({
  'hiddenName.reserved': {
    th: 'คนอื่นเห็นคุณในชื่อ “สมาชิก” เพราะชื่อที่ตั้งไว้มีคำที่สงวนไว้สำหรับแบรนด์และทีมงาน',
    en: 'Others see you as “A member” because your name includes words reserved for the brand and its team.',
  },
  'hiddenName.listed': {
    th: 'คนอื่นเห็นคุณในชื่อ “สมาชิก” เพราะชื่อที่ตั้งไว้มีคำที่ไม่อนุญาตในเว็บบอร์ด',
    en: 'Others see you as “A member” because your name includes words that aren’t allowed on the web board.',
  },
  'hiddenName.contact': {
    th: 'คนอื่นเห็นคุณในชื่อ “สมาชิก” เพราะชื่อที่ตั้งไว้มีที่อยู่เว็บ เบอร์โทร หรือช่องทางติดต่อ',
    en: 'Others see you as “A member” because your name includes a web address, a phone number or another way to contact you.',
  },
  'hiddenName.letters': {
    th: 'คนอื่นเห็นคุณในชื่อ “สมาชิก” เพราะชื่อที่ตั้งไว้มีตัวอักษรหรือสัญลักษณ์ที่แสดงไม่ได้ ใช้ได้เฉพาะตัวอักษรไทย อังกฤษ และตัวเลข',
    en: 'Others see you as “A member” because your name includes letters or symbols we can’t show. Use Thai and English letters and numbers only.',
  },
  'hiddenName.kept': {
    th: 'ชื่อในบัญชีของคุณยังเหมือนเดิม',
    en: 'The name in your account stays the same.',
  },
  'hiddenName.nickname': {
    th: 'ตั้งชื่อเล่นให้คนอื่นเห็นแทน',
    en: 'Choose a nickname for others to see',
  },
})
