import { defineMessages, type MessageIdOf } from '../../../core/i18n/messages.ts'

export type ProfileMessageId = MessageIdOf<typeof profileMessages>

export const profileMessages = defineMessages({
  'profile.title': { th: 'ข้อมูลส่วนตัว', en: 'Your profile' },
  'profile.lead': {
    th: 'เราจะกรอกข้อมูลนี้ให้อัตโนมัติเวลาคุณแจ้งปัญหา และใช้ติดต่อกลับ',
    en: 'We use this to fill in forms for you and to contact you about your reports.',
  },
  'profile.saved': { th: 'บันทึกข้อมูลแล้ว', en: 'Profile saved' },
  'profile.person': { th: 'ชื่อและการติดต่อ', en: 'Name and contact' },
  'profile.location': { th: 'ที่อยู่จัดส่ง', en: 'Delivery address' },
  'profile.location.hint': {
    th: 'ใช้เมื่อเราต้องส่งของให้คุณ เช่น ของที่ลืมไว้ที่ร้าน หรือของรางวัล',
    en: 'For anything we need to send you, such as an item you left at a branch or a prize.',
  },
  'profile.language': { th: 'ภาษาของอีเมล', en: 'Email language' },
  'profile.language.th': { th: 'ไทย', en: 'ไทย (Thai)' },
  'profile.language.en': { th: 'English (อังกฤษ)', en: 'English' },
  'profile.ofAge': { th: 'ตอนนี้ฉันอายุ 20 ปีขึ้นไปแล้ว', en: 'I’m now 20 or older' },
  'profile.ofAge.hint': {
    th: 'ตอนสมัครคุณแจ้งว่ายังไม่ถึง 20 ปี เมื่ออายุครบแล้วติ๊กช่องนี้ จะเลือกรับข่าวและโปรโมชันได้ บันทึกแล้วเปลี่ยนกลับเองไม่ได้',
    en: 'You registered as under 20. Once you’ve turned 20, tick this and you can choose to get news and offers. You can’t change it back.',
  },
  'profile.mail': { th: 'เลือกอีเมลที่อยากรับ', en: 'Choose which emails you get' },

  'picture.title': { th: 'รูปโปรไฟล์', en: 'Profile picture' },
  'picture.lead': {
    th: 'รูปจะถูกตัดเป็นวงกลม แสดงข้างชื่อของคุณ',
    en: 'We crop it to a circle and show it next to your name.',
  },
  'picture.file': { th: 'เลือกรูปใหม่', en: 'Choose a new picture' },
  'picture.file.hint': {
    th: 'JPEG, PNG หรือ WebP ไม่เกิน 8\u00A0MB',
    en: 'JPEG, PNG or WebP, up to 8\u00A0MB',
  },
  'picture.place': { th: 'เลื่อนเลือกส่วนที่จะแสดง', en: 'Move to choose which part to show' },
  'picture.send': { th: 'ใช้รูปนี้', en: 'Use this picture' },
  'picture.remove': { th: 'ลบรูป', en: 'Remove picture' },
  'picture.saved': { th: 'เปลี่ยนรูปแล้ว', en: 'Picture changed' },
  'picture.removed': { th: 'ลบรูปแล้ว', en: 'Picture removed' },
  'picture.fault.missing': { th: 'เลือกรูปก่อน', en: 'Choose a picture first' },
  'picture.fault.size': {
    th: 'รูปใหญ่เกิน 8\u00A0MB เลือกรูปที่เล็กลง',
    en: 'The picture is larger than 8\u00A0MB. Choose a smaller one.',
  },
  'picture.fault': {
    th: 'เปิดรูปนี้ไม่ได้ เลือกรูปอื่น',
    en: 'We can’t open this picture. Choose another one.',
  },
})
