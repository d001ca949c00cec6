/** The words of what is done with a run in the admin. */
export const runTexts = {
  th: {
    acts: { pause: 'พักการส่ง', resume: 'ส่งต่อ', stop: 'ยกเลิกฉบับนี้' },
    proof: 'ส่งตัวอย่างทั้งสองภาษาให้ฉัน',
    previews: { th: 'ฉบับภาษาไทย', en: 'ฉบับภาษาอังกฤษ' },
    asText: 'แบบข้อความล้วน',
    askStop: 'ยกเลิกฉบับนี้ไหม คนที่ยังไม่ได้รับจะไม่ได้รับ และเริ่มใหม่ไม่ได้',
    cancel: 'ยังก่อน',
    trouble: 'ไม่สำเร็จ โหลดหน้านี้ใหม่แล้วลองอีกครั้ง',
    counts: {
      sent: 'ส่งแล้ว',
      open: 'รอส่ง',
      failed: 'ส่งไม่สำเร็จ',
      dropped: 'ไม่ต้องส่งแล้ว',
      unheard: 'อาจได้รับซ้ำ',
    },
  },
  en: {
    acts: { pause: 'Pause', resume: 'Go on', stop: 'Stop this issue' },
    proof: 'Send me a proof in both languages',
    previews: { th: 'In Thai', en: 'In English' },
    asText: 'as plain text',
    askStop: 'Stop this issue? Whoever has not got it will not, and it cannot be started again.',
    cancel: 'Not yet',
    trouble: 'That did not work. Load the page anew and try again.',
    counts: {
      sent: 'Got it',
      open: 'On their way',
      failed: 'Failed',
      dropped: 'Not needed any more',
      unheard: 'Perhaps twice',
    },
  },
}
