import type { MainFaqDemo } from './faq-item.demo.ts'

export const memberFaqs: MainFaqDemo = {
  slug: 'membership',
  picture: 'album-first-customer',
  title: { th: 'สมาชิกและบัญชี', en: 'Membership and account' },
  subs: [
    {
      title: { th: 'บัญชีและการเข้าสู่ระบบ', en: 'Account and sign-in' },
      questions: [
        {
          question: { th: 'ลืมรหัสผ่าน ทำอย่างไร', en: 'I forgot my password. What do I do?' },
          answer: {
            th: 'กด “ลืมรหัสผ่าน” ในหน้าเข้าสู่ระบบ ใส่อีเมล แล้วเปิดลิงก์ที่เราส่งไปภายในหนึ่งชั่วโมง ถ้าไม่เห็นอีเมล ลองดูในโฟลเดอร์อีเมลขยะ',
            en: 'Press “Forgot your password?” on the sign-in page, enter your email and open the link we send within an hour. Can’t see the email? Check your spam folder.',
          },
          url: '/forgot-password',
        },
        {
          question: {
            th: 'เปลี่ยนอีเมลหรือเบอร์โทรได้ที่ไหน',
            en: 'Where do I change my email or phone number?',
          },
          answer: {
            th: 'ที่หน้าตะกร้าผ้าของฉัน หัวข้อตั้งค่าบัญชี เบอร์โทรอยู่ใน “ข้อมูลส่วนตัวและรูป” ส่วนอีเมลมีหน้าแยก อีเมลใหม่ใช้ได้เมื่อเปิดลิงก์ยืนยันแล้วกดปุ่ม ระหว่างนั้นอีเมลเดิมยังใช้ได้ และเปลี่ยนกลับได้ภายใน 7 วัน',
            en: 'In My laundry, under Account settings: your phone number is in Profile and picture, your email has its own page. Your new email takes effect once you confirm it with the link we send. Until then the old one still works, and you can switch back within 7 days.',
          },
          url: '/account',
        },
        {
          question: {
            th: 'เห็นอุปกรณ์ที่ไม่รู้จักในบัญชี',
            en: 'I see a device I don’t recognise in my account',
          },
          answer: {
            th: 'กดออกจากระบบที่อุปกรณ์นั้น แล้วเปลี่ยนรหัสผ่านทันที เครื่องอื่นทุกเครื่องจะออกจากระบบ จากนั้นบอกเรา เราช่วยดูให้ว่ามีอะไรถูกแก้ไปบ้าง',
            en: 'Sign that device out and change your password right away, which signs out every other device. Then tell us, and we’ll help you check what was changed.',
          },
          url: '/account',
        },
      ],
    },
    {
      title: { th: 'สิทธิของสมาชิก', en: 'Member benefits' },
      questions: [
        {
          question: { th: 'สมัครสมาชิกแล้วได้อะไร', en: 'What do I get as a member?' },
          answer: {
            th: `- ติดตามเรื่องที่แจ้งไว้และเงินคืนในที่เดียว
- ดาวน์โหลดคู่มือและอ่านจดหมายข่าว
- ถามและแลกเปลี่ยนเคล็ดลับในเว็บบอร์ด
- รับแจ้งเตือนเมื่อสาขาประจำปิดชั่วคราวหรือมีโปรโมชัน

สมัครฟรี ไม่ต้องใช้บัตร`,
            en: `- Track your reports and refunds in one place
- Download manuals and read E-news
- Ask and share tips on the web board
- Get notified when your branch closes temporarily or there’s an offer

It’s free, and you don’t need a card.`,
          },
          url: '/register',
        },
        {
          question: { th: 'มีแต้มสะสมหรือคูปองไหม', en: 'Do you have points or coupons?' },
          answer: {
            th: 'ยังไม่มี โปรโมชันของเราใช้ได้ทุกคนที่หน้าเครื่อง ไม่ต้องสะสมอะไร ดูโปรโมชันตอนนี้ได้ที่หน้าข่าว',
            en: 'Not yet. Our offers are open to everyone at the machines, with nothing to collect. See the current ones on the news page.',
          },
          url: '/news',
        },
      ],
    },
    {
      title: { th: 'ข้อมูลส่วนตัว', en: 'Personal data' },
      questions: [
        {
          question: { th: 'ขอข้อมูลทั้งหมดที่เก็บไว้ได้ไหม', en: 'Can I get a copy of all my data?' },
          answer: {
            th: 'ได้ทันที กดดาวน์โหลดข้อมูลในหน้าตะกร้าผ้าของฉัน คุณจะได้ข้อมูลทั้งหมดในบัญชีรวมในไฟล์เดียว',
            en: 'Yes, right away. Go to My laundry and download your data: you get everything in your account in one file.',
          },
          url: '/account',
        },
        {
          question: {
            th: 'ลบบัญชีแล้วข้อมูลไปไหน',
            en: 'What happens to my data when I delete my account?',
          },
          answer: {
            th: 'ข้อมูลในบัญชีถูกลบทันทีและกู้คืนไม่ได้ เรื่องที่แจ้งไว้และการคืนเงินยังเก็บต่อตามระยะเวลาในนโยบายความเป็นส่วนตัว แต่ไม่ผูกกับบัญชีของคุณอีก ส่วนกระทู้และความเห็นยังอยู่ในชื่อ “อดีตสมาชิก” ถ้าไม่อยากให้อยู่ ลบทิ้งก่อนลบบัญชี',
            en: 'We delete it right away, and this can’t be undone. We keep reports and refund records for as long as the privacy policy says, but they’re no longer linked to you. Your posts and replies stay, under the name “A former member”: delete them first if you don’t want that.',
          },
          url: '/pagePolicy',
        },
      ],
    },
  ],
}
