/** The words of an issue's desk in the admin. */
export const deskTexts = {
  th: {
    firstUnseen: 'นี่คือฉบับแรก จะไม่ส่งเองจนกว่าจะมีคนส่งตัวอย่างให้ตัวเอง อ่าน แล้วกดเริ่มส่ง',
    firstSeen: 'นี่คือฉบับแรก มีคนได้รับตัวอย่างแล้ว กดเริ่มส่งเมื่อพร้อม ฉบับต่อ ๆ ไปส่งเองทุกวันศุกร์ 17.00 น.',
    start: 'เริ่มส่งตอนนี้',
    askStart: 'เริ่มส่งให้สมาชิกที่เลือกรับไว้ทุกคนเลยไหม เนื้อหาจะไม่เปลี่ยนอีก',
    counts: {
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
    start: 'Start now',
    askStart: 'Start sending to all members who chose it? What it says does not change any more.',
    counts: {
      left: 'Left the digest since',
      bounced: 'Turned back since',
      complained: 'Called spam since',
    },
  },
}
export type DeskText = (typeof deskTexts)['th' | 'en']
