interface PolicyWords {
  subject: string
  greeting: string
  lead: string
  changes: string
  read: string
  choice: string
  data: string
  leave: string
  closing: string
  why: string
}

interface Named {
  brand: string
  policy: string
  version: string
  day: string
}

/** The words around what editors say of a changed policy; the brand as it stands in a sentence. */
export const policyWords: Record<'th' | 'en', (named: Named) => PolicyWords> = {
  th: ({ brand, policy, version, day }) => ({
    subject: `${policy}ของ${brand}มีฉบับใหม่ เริ่มใช้ ${day}`,
    greeting: 'สวัสดี',
    lead: `เราปรับ${policy}เป็นฉบับที่ ${version} เริ่มใช้วันที่ ${day}`,
    changes: 'สิ่งที่เปลี่ยน',
    read: 'อ่านฉบับเต็ม',
    choice: 'ถ้าไม่มีข้อสงสัย คุณไม่ต้องทำอะไร ถ้าไม่เห็นด้วย คุณคัดค้านหรือขอข้อมูลของคุณได้ หรือจะลบบัญชีก็ได้ทุกเมื่อ',
    data: 'คำขอเรื่องข้อมูลของฉัน',
    leave: 'ลบบัญชี',
    closing: `ทีมงาน${brand}`,
    why: 'เราส่งอีเมลนี้ครั้งเดียวถึงสมาชิกทุกคน เพราะเป็นเรื่องจำเป็นของบัญชี จึงส่งแม้คุณเลิกรับข่าวแล้ว',
  }),
  en: ({ brand, policy, version, day }) => ({
    subject: `A new version of our ${policy.toLowerCase()}, from ${day}`,
    greeting: 'Hello,',
    lead: `There is a new version of our ${policy.toLowerCase()}, version ${version}. It holds from ${day}.`,
    changes: 'What changes',
    read: 'Read the whole text',
    choice:
      'You need not do anything. If you do not agree, you can object, ask for your data, or delete your account at any time.',
    data: 'My requests about my data',
    leave: 'Delete my account',
    closing: `The ${brand} team`,
    why: 'We send this once to every member, as it is about your account, also if you stopped our news.',
  }),
}
