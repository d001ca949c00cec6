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
            th: 'หยอดเหรียญแล้วเครื่องไม่เดิน ทำอย่างไรดี',
            en: 'I put in my coins and nothing happened',
          },
          answer: {
            th: `1. ปิดฝาใหม่ให้ได้ยินเสียง**คลิก** ฝาไม่สนิทเครื่องจะไม่รับคำสั่ง
2. ดูยอดบนจอ ถ้ายังไม่ครบ เครื่องจะรอเหรียญที่เหลือ
3. กดปุ่มคืนเหรียญหนึ่งครั้ง รอสิบวินาที แล้วหยอดใหม่

ลองครบแล้วยังเงียบ แปลว่าเครื่องกินเหรียญ อย่าหยอดเพิ่ม แจ้งเลขเครื่องกับจำนวนเงินมา เราคืนให้`,
            en: `1. Close the door again until it **clicks**. The machine won’t start if the door isn’t shut.
2. Check the amount on the screen: it may still be waiting for a coin.
3. Press coin return once, wait ten seconds and try again.

Still nothing? The machine has swallowed your coins. Don’t put in any more. Tell us the machine number and the amount, and we’ll refund you.`,
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
            en: 'Tap gently below the slot and hold coin return for three seconds. Don’t push it with a wire or another coin, or the slot will lock. Use the next machine and tell us.',
          },
          cause: 'coin_not_returned',
        },
        {
          question: {
            th: 'เครื่องแลกเหรียญรับแบงก์อะไร',
            en: 'Which notes does the coin changer take?',
          },
          answer: {
            th: 'แบงก์ 20 50 และ 100 บาท ได้เหรียญสิบครบทุกบาท แบงก์ยับมากให้รีดด้วยมือก่อน แบงก์ 500 กับ 1,000 แลกไม่ได้',
            en: '฿20, ฿50 and ฿100 notes. You get the full amount in ten-baht coins. Smooth out crumpled notes first. It doesn’t take ฿500 or ฿1,000 notes.',
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
            en: 'I paid by scan but the machine didn’t start. Is my money lost?',
          },
          answer: {
            th: 'ไม่หาย ถ้าเครื่องไม่หมุนภายใน **3 นาที** ระบบคืนเงินเข้าบัญชีเดิมให้เอง ส่วนใหญ่ได้ภายในวันเดียวกัน ระหว่างนี้ใช้เครื่องอื่นได้เลย ถ้าข้ามวันแล้วยังไม่เห็น ส่งสลิปกับเลขเครื่องมา',
            en: 'No. If the machine doesn’t start within **three minutes**, the money goes back to your account automatically, usually the same day. You can use another machine in the meantime. Not there the next day? Send us the slip and the machine number.',
          },
          cause: 'coin_not_returned',
        },
        {
          question: { th: 'QR บนจอหมดอายุไวไหม', en: 'How long is the QR code valid?' },
          answer: {
            th: 'อยู่ 2 นาที เลยเวลาแล้วกดขอใหม่ได้ไม่จำกัด โค้ดหนึ่งใช้ได้ครั้งเดียว จึงไม่มีทางจ่ายซ้ำ',
            en: 'Two minutes. After that you can get a new one as often as you like. Each code works only once, so you can’t pay twice.',
          },
        },
        {
          question: { th: 'จ่ายด้วยบัตรเครดิตได้ไหม', en: 'Do you take credit cards?' },
          answer: {
            th: 'ได้เฉพาะบางสาขา เช่น เมืองท่องเที่ยว หน้าของแต่ละสาขาบอกไว้ว่ารับอะไรบ้าง เหรียญกับพร้อมเพย์ใช้ได้ทุกสาขา',
            en: 'In some branches, mostly in tourist towns. Each branch page shows how you can pay. Coins and PromptPay work everywhere.',
          },
          url: '/branch',
        },
      ],
    },
    {
      title: { th: 'เงินคืนและใบเสร็จ', en: 'Refunds and receipts' },
      questions: [
        {
          question: {
            th: 'แจ้งปัญหาไปแล้ว ได้เงินคืนเมื่อไร',
            en: 'I reported a problem. When do I get my refund?',
          },
          answer: {
            th: 'เราตรวจกับข้อมูลในเครื่องแล้วคืนทางพร้อมเพย์ภายใน **7 วันทำการ** ส่วนใหญ่เร็วกว่านั้นมาก ดูความคืบหน้าได้ที่หน้าตะกร้าผ้าของฉัน หรือใส่รหัสติดตามเรื่อง',
            en: 'We check the machine records and refund you by PromptPay within **seven working days**, usually much sooner. Check progress in My laundry or with your report code.',
          },
          url: '/account',
        },
        {
          question: { th: 'ขอใบเสร็จหรือใบกำกับภาษีได้ไหม', en: 'Can I get a receipt or tax invoice?' },
          answer: {
            th: 'ได้ ส่งวันเวลา สาขา เลขเครื่อง ยอดเงิน และชื่อที่อยู่สำหรับออกใบมาทางหน้าติดต่อเรา ภายในเดือนเดียวกับที่ซัก เราส่งให้ทางอีเมล',
            en: 'Yes. In the same month, send us the date and time, branch, machine number, amount, and the name and address for the invoice through the contact page. We’ll email it to you.',
          },
          url: '/contact',
        },
      ],
    },
  ],
}
