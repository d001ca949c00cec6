/** What notices begin as until editors have written their own: all that the Act wants to be said. Counsel confirms. */
export const noticeTemplates = {
  officeNoticeThai: `เรียน เลขาธิการคณะกรรมการคุ้มครองข้อมูลส่วนบุคคล

ขอแจ้งเหตุการละเมิดข้อมูลส่วนบุคคล ตามมาตรา 37 (4)

1. ลักษณะของเหตุ และวันเวลาที่พบ:
2. ประเภทของข้อมูล และจำนวนเจ้าของข้อมูลโดยประมาณ:
3. ผลกระทบที่อาจเกิดขึ้น:
4. มาตรการที่ดำเนินการแล้วและที่จะดำเนินการ:
5. ผู้ติดต่อ ชื่อ โทรศัพท์ และอีเมล:`,
  officeNoticeEnglish: `To the Personal Data Protection Committee

We notify you of a breach of personal data under section 37 (4).

1. What happened, and when it was found:
2. Which kinds of data, and about how many people:
3. What it may lead to:
4. What was done about it, and what will be:
5. Whom to ask, with phone and e-mail:`,
  concernedNoticeThai: `เรียน ลูกค้า

เราพบเหตุที่อาจกระทบข้อมูลส่วนบุคคลของคุณ

เกิดอะไรขึ้น:
ข้อมูลที่เกี่ยวข้อง:
สิ่งที่เราทำแล้ว:
สิ่งที่คุณควรทำ:
แนวทางการเยียวยา และวิธีขอรับ:

หากมีข้อสงสัย ติดต่อเราได้ที่:`,
  concernedNoticeEnglish: `Dear customer,

We have found something that may concern your personal data.

What happened:
Which data:
What we have done:
What you should do:
The remedy we offer, and how to claim it:

If you have questions, ask us at:`,
} as const

export type NoticeName = keyof typeof noticeTemplates
export const noticeNames = [
  'officeNoticeThai',
  'officeNoticeEnglish',
  'concernedNoticeThai',
  'concernedNoticeEnglish',
] as const satisfies readonly NoticeName[]
