/** The words of an issue's desk in the admin. */
export const deskTexts = {
  th: {
    firstUnseen: 'นี่คือฉบับแรก จะไม่ส่งเองจนกว่าจะมีคนส่งตัวอย่างให้ตัวเอง อ่าน แล้วกดเริ่มส่ง',
    firstSeen: 'นี่คือฉบับแรก มีคนได้รับตัวอย่างแล้ว กดเริ่มส่งเมื่อพร้อม ฉบับต่อ ๆ ไปส่งเองทุกวันศุกร์ 17.00 น.',
    acts: {
      proof: 'ส่งตัวอย่างทั้งสองภาษาให้ฉัน',
      start: 'เริ่มส่งตอนนี้',
      pause: 'พักการส่ง',
      resume: 'ส่งต่อ',
      stop: 'ยกเลิกฉบับนี้',
    },
    asks: {
      start: 'เริ่มส่งให้สมาชิกที่เลือกรับไว้ทุกคนเลยไหม เนื้อหาจะไม่เปลี่ยนอีก',
      stop: 'ยกเลิกฉบับนี้ไหม คนที่ยังไม่ได้รับจะไม่ได้รับ และเริ่มใหม่ไม่ได้',
    },
    cancel: 'ยังก่อน',
    trouble: 'ไม่สำเร็จ โหลดหน้านี้ใหม่แล้วลองอีกครั้ง',
    previews: { th: 'ฉบับภาษาไทย', en: 'ฉบับภาษาอังกฤษ' },
    asText: 'แบบข้อความล้วน',
    counts: {
      sent: 'ส่งแล้ว',
      open: 'รอส่ง',
      failed: 'ส่งไม่สำเร็จ',
      dropped: 'ไม่ต้องส่งแล้ว',
      unheard: 'อาจได้รับซ้ำ',
      left: 'เลิกรับหลังฉบับนี้',
      bounced: 'ตีกลับหลังฉบับนี้',
      complained: 'แจ้งว่าเป็นสแปม',
    },
  },
  en: {
    firstUnseen:
      'This is the first issue. It does not leave before somebody has sent himself a proof, read it and pressed start.',
    firstSeen:
      'This is the first issue, and a proof of it has been sent. Press start when it is ready. Later issues leave by themselves on Fridays at 17:00.',
    acts: {
      proof: 'Send me a proof in both languages',
      start: 'Start now',
      pause: 'Pause',
      resume: 'Go on',
      stop: 'Stop this issue',
    },
    asks: {
      start: 'Start sending to all members who chose it? What it says does not change any more.',
      stop: 'Stop this issue? Whoever has not got it will not, and it cannot be started again.',
    },
    cancel: 'Not yet',
    trouble: 'That did not work. Load the page anew and try again.',
    previews: { th: 'In Thai', en: 'In English' },
    asText: 'as plain text',
    counts: {
      sent: 'Got it',
      open: 'On their way',
      failed: 'Failed',
      dropped: 'Not needed any more',
      unheard: 'Perhaps twice',
      left: 'Left the digest since',
      bounced: 'Turned back since',
      complained: 'Called spam since',
    },
  },
}
export type DeskText = (typeof deskTexts)['th' | 'en']
