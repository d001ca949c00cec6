import type { MainFaqDemo } from './faq-item.demo.ts'

export const memberFaqs: MainFaqDemo = {
  slug: 'membership',
  picture: 'album-line-coupon',
  title: { th: 'สมาชิกและบัญชี', en: 'Membership and account' },
  subs: [
    {
      title: { th: 'บัญชีของฉัน', en: 'My account' },
      questions: [
        {
          question: { th: 'ลืมรหัสผ่าน ทำยังไง', en: 'I forgot my password' },
          answer: {
            th: 'กดลืมรหัสผ่านในหน้าเข้าสู่ระบบ ใส่อีเมล แล้วเปิดลิงก์ที่เราส่งไปภายในหนึ่งชั่วโมง ไม่เห็นอีเมลให้ดูในกล่องจดหมายขยะ',
            en: 'Press forgot password where you sign in, give your e-mail address, and open the link that we send within the hour. Look among the spam, too.',
          },
          url: '/forgot-password',
        },
        {
          question: {
            th: 'เปลี่ยนอีเมลหรือเบอร์โทรได้ที่ไหน',
            en: 'Where do I change my e-mail address or phone?',
          },
          answer: {
            th: 'หน้าซักผ้าของฉัน ส่วนข้อมูลของคุณ อีเมลใหม่ใช้ได้เมื่อเปิดลิงก์ยืนยัน ระหว่างนั้นอีเมลเดิมยังใช้ได้ และย้อนกลับได้ใน 7 วัน',
            en: 'In my laundry, under your details. A new address counts once you open its link; until then the old one does, and for seven days you can go back.',
          },
          url: '/account',
        },
        {
          question: { th: 'เห็นอุปกรณ์ที่ไม่รู้จักในบัญชี', en: 'I see a device that I do not know' },
          answer: {
            th: 'กดออกจากระบบที่อุปกรณ์นั้นแล้วเปลี่ยนรหัสผ่านทันที ทุกเครื่องจะถูกออกจากระบบ จากนั้นบอกเรา เราช่วยดูให้ว่ามีอะไรถูกแก้ไปบ้าง',
            en: 'Sign it out and change your password at once; that ends all sessions. Then tell us, and we help you see what was changed.',
          },
          url: '/account',
        },
      ],
    },
    {
      title: { th: 'สิทธิของสมาชิก', en: 'What members have' },
      questions: [
        {
          question: { th: 'สมัครสมาชิกแล้วได้อะไร', en: 'What do I get as a member?' },
          answer: {
            th: `- ติดตามเรื่องที่แจ้งไว้และเงินคืนในที่เดียว
- ดาวน์โหลดคู่มือและอ่านจดหมายข่าว
- รู้ก่อนเมื่อสาขาประจำปิดหรือมีโปรโมชั่น

สมัครฟรี ไม่ต้องใช้บัตร`,
            en: `- Your reports and refunds in one place
- Manuals to download, and our paper
- Word when your branch closes, or has an offer

It is free, and no card is needed.`,
          },
          url: '/register',
        },
        {
          question: { th: 'แต้มหมดอายุไหม', en: 'Do points expire?' },
          answer: {
            th: 'แต้มอยู่ได้ 12 เดือนนับจากวันที่ซักครั้งล่าสุด ซักเมื่อไรก็นับใหม่ทั้งหมด แลกเป็นเงินสดไม่ได้',
            en: 'They last for twelve months from your latest wash, and each wash restarts the time. They cannot be turned into cash.',
          },
        },
      ],
    },
    {
      title: { th: 'ข้อมูลส่วนตัว', en: 'Personal data' },
      questions: [
        {
          question: { th: 'ขอข้อมูลทั้งหมดที่เก็บไว้ได้ไหม', en: 'Can I have all the data that you keep?' },
          answer: {
            th: 'ได้ทันที กดดาวน์โหลดข้อมูลของฉันในหน้าซักผ้าของฉัน ได้เป็นไฟล์เดียว มีทุกอย่างที่ผูกกับบัญชีคุณ',
            en: 'At once: download my data in my laundry gives you one file with all that belongs to your account.',
          },
          url: '/account',
        },
        {
          question: { th: 'ลบบัญชีแล้วข้อมูลไปไหน', en: 'What happens when I delete my account?' },
          answer: {
            th: 'ลบทันทีและกู้คืนไม่ได้ เรื่องที่แจ้งไว้ยังอยู่จนดูแลเสร็จแต่ไม่ผูกกับคุณแล้ว รายละเอียดอยู่ในนโยบายความเป็นส่วนตัว',
            en: 'It is gone at once and cannot be brought back. Reports stay until they are dealt with, no longer tied to you. The privacy policy tells more.',
          },
          url: '/pagePolicy',
        },
      ],
    },
  ],
}
