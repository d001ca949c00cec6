import { defineMessages } from '../../../core/i18n/messages.ts'

export const sessionsMessages = defineMessages({
  'sessions.title': { th: 'อุปกรณ์ที่เข้าสู่ระบบอยู่', en: 'Where you’re signed in' },
  'sessions.lead': {
    th: 'เจอเครื่องที่ไม่ใช่ของคุณ ให้ออกจากระบบเครื่องนั้น แล้วเปลี่ยนรหัสผ่าน',
    en: 'See a device that isn’t yours? Sign it out, then change your password.',
  },
  'sessions.list': { th: 'อุปกรณ์ของคุณ', en: 'Your devices' },
  'sessions.device': { th: '{browser} บน {system}', en: '{browser} on {system}' },
  'sessions.device.unknown': { th: 'อุปกรณ์ที่ไม่รู้จัก', en: 'Unknown device' },
  'sessions.current': { th: 'เครื่องนี้', en: 'This device' },
  'sessions.since': { th: 'เข้าสู่ระบบเมื่อ {date}', en: 'Signed in on {date}' },
  'sessions.used.now': { th: 'กำลังใช้งานอยู่', en: 'Active now' },
  'sessions.used.minutes': {
    th: 'ใช้ล่าสุด {count, plural, other {#}} นาทีก่อน',
    en: 'Last used {count, plural, one {a minute} other {# minutes}} ago',
  },
  'sessions.used.hours': {
    th: 'ใช้ล่าสุด {count, plural, other {#}} ชั่วโมงก่อน',
    en: 'Last used {count, plural, one {an hour} other {# hours}} ago',
  },
  'sessions.used.days': {
    th: 'ใช้ล่าสุด {count, plural, other {#}} วันก่อน',
    en: 'Last used {count, plural, one {a day} other {# days}} ago',
  },
  'sessions.misused': {
    th: 'เราให้อุปกรณ์นี้ออกจากระบบเมื่อ {date} เพราะพบการใช้งานผิดปกติ อาจมีคนคัดลอกข้อมูลเข้าสู่ระบบไป ถ้าไม่ใช่คุณ ให้เปลี่ยนรหัสผ่าน',
    en: 'We signed this device out on {date} because an old sign-in was used again and may have been copied. If that wasn’t you, change your password.',
  },
  'sessions.changePassword': { th: 'เปลี่ยนรหัสผ่าน', en: 'Change password' },
  'sessions.end': { th: 'ออกจากระบบ', en: 'Sign out' },
  'sessions.end.of': { th: 'ออกจากระบบ {device}', en: 'Sign out {device}' },
  'sessions.endOthers': { th: 'ออกจากระบบเครื่องอื่นทั้งหมด', en: 'Sign out all other devices' },
  'sessions.ended': { th: 'ออกจากระบบเครื่องนั้นแล้ว', en: 'That device is signed out' },
  'sessions.endedOthers': {
    th: 'ออกจากระบบเครื่องอื่นทั้งหมดแล้ว',
    en: 'All other devices are signed out',
  },
})
