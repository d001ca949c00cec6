import { defineMessages, type MessageIdOf } from '../../../core/i18n/messages.ts'

export type ProfileMessageId = MessageIdOf<typeof profileMessages>

export const profileMessages = defineMessages({
  'profile.title': { th: 'ข้อมูลส่วนตัว', en: 'Your profile' },
  'profile.lead': {
    th: 'ใช้กรอกแบบฟอร์มให้คุณ และติดต่อกลับเมื่อมีเรื่องแจ้งไว้',
    en: 'It fills in forms for you, and is how we reach you about a report.',
  },
  'profile.saved': { th: 'บันทึกข้อมูลแล้ว', en: 'Your profile is saved' },
  'profile.person': { th: 'ชื่อและการติดต่อ', en: 'Name and contact' },
  'profile.location': { th: 'ที่อยู่สำหรับจัดส่ง', en: 'Delivery address' },
  'profile.location.hint': {
    th: 'ใช้เมื่อเราต้องส่งของถึงคุณ เช่น ของลืมไว้ที่ร้าน หรือของรางวัล',
    en: 'For what we have to send you: something left at a shop, or a prize.',
  },
  'profile.language': { th: 'ภาษาของอีเมล', en: 'Language of our emails' },
  'profile.language.th': { th: 'ไทย', en: 'ไทย (Thai)' },
  'profile.language.en': { th: 'English (อังกฤษ)', en: 'English' },
  'profile.ofAge': { th: 'ตอนนี้ฉันอายุ 20 ปีขึ้นไปแล้ว', en: 'I am 20 or older now' },
  'profile.ofAge.hint': {
    th: 'ตอนสมัครคุณแจ้งว่ายังไม่ถึง 20 ปี เมื่ออายุครบแล้วติ๊กช่องนี้ จะเลือกรับข่าวและโปรโมชันได้ บันทึกแล้วเปลี่ยนกลับเองไม่ได้',
    en: 'You registered as younger than 20. Tick this once you have turned 20, then you may choose our news. It cannot be changed back.',
  },
  'profile.mail': { th: 'เลือกอีเมลที่อยากรับ', en: 'Choose which emails you get' },

  'picture.title': { th: 'รูปโปรไฟล์', en: 'Your picture' },
  'picture.lead': {
    th: 'รูปจะถูกตัดเป็นวงกลม แสดงข้างชื่อของคุณ',
    en: 'It is cut to a circle and stands beside your name.',
  },
  'picture.file': { th: 'เลือกรูปใหม่', en: 'Choose a new picture' },
  'picture.file.hint': {
    th: 'JPEG, PNG หรือ WebP ไม่เกิน 8\u00A0MB',
    en: 'JPEG, PNG or WebP, 8 MB at most',
  },
  'picture.send': { th: 'ใช้รูปนี้', en: 'Use this picture' },
  'picture.remove': { th: 'ลบรูป', en: 'Remove the picture' },
  'picture.saved': { th: 'เปลี่ยนรูปแล้ว', en: 'Your picture is changed' },
  'picture.removed': { th: 'ลบรูปแล้ว', en: 'Your picture is removed' },
  'picture.fault.missing': { th: 'เลือกรูปก่อน', en: 'Choose a picture first' },
  'picture.fault.size': {
    th: 'รูปใหญ่เกิน 8\u00A0MB เลือกรูปที่เล็กลง',
    en: 'The picture is larger than 8 MB: choose a smaller one',
  },
  'picture.fault': {
    th: 'เปิดรูปนี้ไม่ได้ เลือกรูปอื่น',
    en: 'This picture cannot be read: choose another one',
  },
})
