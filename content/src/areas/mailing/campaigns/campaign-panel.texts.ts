/** The texts of a campaign's panel in the admin. */
export const panelTexts = {
  th: {
    acts: { pause: 'พักการส่ง', resume: 'ส่งต่อ', stop: 'ยกเลิกฉบับนี้' },
    test: 'ส่งอีเมลทดสอบทั้งสองภาษาให้ฉัน',
    previews: { th: 'ฉบับภาษาไทย', en: 'ฉบับภาษาอังกฤษ' },
    asText: 'แบบข้อความล้วน',
    askStop: 'ยกเลิกฉบับนี้ไหม คนที่ยังไม่ได้รับจะไม่ได้รับ และเริ่มใหม่ไม่ได้',
    cancel: 'ยังก่อน',
    trouble: 'ไม่สำเร็จ โหลดหน้านี้ใหม่แล้วลองอีกครั้ง',
  },
  en: {
    acts: { pause: 'Pause', resume: 'Resume', stop: 'Stop' },
    test: 'Send me a test mail in both languages',
    previews: { th: 'In Thai', en: 'In English' },
    asText: 'as plain text',
    askStop:
      'Stop it? Members who have not got it will not get it, and it cannot be started again.',
    cancel: 'Not yet',
    trouble: 'That did not work. Load the page anew and try again.',
  },
}
