import type { MainFaqDemo } from './faq-item.demo.ts'

export const moneyFaqs: MainFaqDemo = {
  slug: 'payment',
  picture: 'album-coin-machine',
  title: { th: 'การจ่ายเงิน', en: 'Paying' },
  subs: [
    {
      title: { th: 'เหรียญและธนบัตร', en: 'Coins and notes' },
      questions: [
        {
          question: {
            th: 'หยอดเหรียญแล้วเครื่องไม่เดิน ทำไงดี',
            en: 'I put in my coins and nothing happens',
          },
          answer: {
            th: `1. ปิดฝาใหม่ให้ได้ยินเสียง**คลิก** ฝาไม่สนิทเครื่องจะไม่รับคำสั่ง
2. ดูยอดบนจอ ถ้ายังไม่ครบ เครื่องจะรอเหรียญที่เหลือ
3. กดปุ่มคืนเหรียญหนึ่งครั้ง รอสิบวินาที แล้วหยอดใหม่

ลองครบแล้วยังเงียบ อย่าหยอดเพิ่ม แจ้งเลขเครื่องกับจำนวนเงินมา เราคืนให้`,
            en: `1. Close the door again until it **clicks**. A door that is ajar keeps the machine waiting.
2. Look at the sum on the screen: it may want another coin.
3. Press coin return once, wait ten seconds and try again.

Still nothing? Put in no more. Tell us the number of the machine and the sum, and you get it back.`,
          },
          cause: 'coin_not_returned',
        },
        {
          question: {
            th: 'เหรียญค้างอยู่ในช่อง ไม่ลงและไม่คืน',
            en: 'A coin is stuck in the slot',
          },
          answer: {
            th: 'เคาะเบา ๆ ใต้ช่องหยอดแล้วกดปุ่มคืนเหรียญค้างไว้สามวินาที อย่าใช้ลวดหรือเหรียญอื่นดัน ช่องจะล็อกทันที ใช้เครื่องข้าง ๆ ไปก่อนแล้วแจ้งเรา',
            en: 'Tap gently below the slot and hold coin return for three seconds. Do not push it with a wire or another coin, as the slot then locks. Use the machine beside it, and tell us.',
          },
          cause: 'coin_not_returned',
        },
        {
          question: { th: 'เครื่องแลกเหรียญรับแบงก์อะไร', en: 'Which notes does the changer take?' },
          answer: {
            th: 'แบงก์ 20 50 และ 100 บาท ได้เหรียญสิบครบทุกบาท แบงก์ยับมากให้รีดด้วยมือก่อน แบงก์ 500 กับ 1,000 แลกไม่ได้',
            en: 'Notes of ฿20, ฿50 and ฿100, for ten-baht coins without a fee. Smooth a crumpled note first. It takes no ฿500 and ฿1,000.',
          },
        },
      ],
    },
    {
      title: { th: 'สแกนจ่าย', en: 'Paying by scan' },
      questions: [
        {
          question: {
            th: 'สแกนจ่ายแล้วเครื่องไม่หมุน เงินหายไหม',
            en: 'I paid by scan and it does not turn. Is the money lost?',
          },
          answer: {
            th: 'ไม่หาย ถ้าเครื่องไม่หมุนภายใน **3 นาที** ระบบคืนเงินเข้าบัญชีเดิมให้เอง ส่วนใหญ่ได้ภายในวันเดียวกัน ระหว่างนี้ใช้เครื่องอื่นได้เลย ถ้าข้ามวันแล้วยังไม่เห็น ส่งสลิปกับเลขเครื่องมา',
            en: 'No. If the drum has not moved after **three minutes**, the money goes back to your account by itself, mostly the same day. Use another machine meanwhile. Not there the next day? Send us the slip and the number of the machine.',
          },
          cause: 'coin_not_returned',
        },
        {
          question: { th: 'QR บนจอหมดอายุไวไหม', en: 'How long does the code stay?' },
          answer: {
            th: 'อยู่ 2 นาที เลยเวลาแล้วกดขอใหม่ได้ไม่จำกัด โค้ดหนึ่งใช้ได้ครั้งเดียว จึงไม่มีทางจ่ายซ้ำ',
            en: 'Two minutes; then ask for another, as often as you like. Each works once, so nobody pays twice.',
          },
        },
        {
          question: { th: 'จ่ายด้วยบัตรเครดิตได้ไหม', en: 'Do you take credit cards?' },
          answer: {
            th: 'ได้เฉพาะบางสาขา เช่น เมืองท่องเที่ยว หน้าของแต่ละสาขาบอกไว้ว่ารับอะไรบ้าง เหรียญกับพร้อมเพย์ใช้ได้ทุกสาขา',
            en: 'Some branches do, mostly in tourist towns; their pages say so. Coins and PromptPay work everywhere.',
          },
          url: '/branch',
        },
      ],
    },
    {
      title: { th: 'เงินคืนและใบเสร็จ', en: 'Refunds and receipts' },
      questions: [
        {
          question: { th: 'แจ้งปัญหาไปแล้ว ได้เงินคืนเมื่อไร', en: 'When do I get my money back?' },
          answer: {
            th: 'เราตรวจกับข้อมูลในเครื่องแล้วคืนทางพร้อมเพย์ภายใน **7 วันทำการ** ส่วนใหญ่เร็วกว่านั้นมาก ดูว่าถึงไหนแล้วได้ในหน้าซักผ้าของฉัน หรือใส่รหัสติดตามเรื่อง',
            en: 'We check it against the machine and pay by PromptPay within **seven working days**, mostly much sooner. My laundry shows how far it has come, and so does the reference.',
          },
          url: '/account',
        },
        {
          question: { th: 'ขอใบกำกับภาษีได้ไหม', en: 'Can I have a tax invoice?' },
          answer: {
            th: 'ได้ ส่งวันเวลา สาขา เลขเครื่อง ยอดเงิน และชื่อที่อยู่สำหรับออกใบมาทางหน้าติดต่อเรา ภายในเดือนเดียวกับที่ซัก เราส่งให้ทางอีเมล',
            en: 'Yes. Within the same month, send us the day and time, the branch, the machine, the sum, and the name and address for it. It comes by e-mail.',
          },
          url: '/contact',
        },
      ],
    },
  ],
}
