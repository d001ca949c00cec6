import type { MainFaqDemo } from './faq-item.demo.ts'

export const machineFaqs: MainFaqDemo = {
  slug: 'machines',
  picture: 'album-machine-row',
  title: { th: 'การใช้เครื่อง', en: 'Using the machines' },
  subs: [
    {
      title: { th: 'เริ่มซักครั้งแรก', en: 'Your first wash' },
      questions: [
        {
          question: {
            th: 'ไม่เคยใช้ร้านสะดวกซักเลย ต้องทำอะไรบ้าง',
            en: 'I’ve never used a self-service laundry. What do I do?',
          },
          answer: {
            th: `มาแค่ผ้ากับเงินก็พอ น้ำยาซื้อที่ร้านได้

1. ล้วงกระเป๋าให้หมด แยกผ้าขาวกับผ้าสี
2. ใส่ผ้า**สามในสี่ของถัง** เทน้ำยา ปิดฝาให้ได้ยินเสียงคลิก
3. เลือกน้ำเย็น น้ำอุ่น หรือน้ำร้อน ราคาขึ้นบนจอก่อนจ่าย
4. หยอดเหรียญหรือสแกน แล้วกดเริ่ม

จอจะนับเวลาที่เหลือเป็นนาที ตั้งเตือนในมือถือแล้วไปหาอะไรกินก่อนได้`,
            en: `Just bring your laundry and some money. You can buy detergent in the shop.

1. Empty all pockets and separate whites from colours.
2. Fill the drum **three quarters full**, add detergent and close the door until it clicks.
3. Choose cold, warm or hot. The price shows on the screen before you pay.
4. Pay with coins or a scan, and press start.

The screen counts down the minutes. Set a timer and go and get something to eat.`,
          },
          url: '/product',
        },
        {
          question: { th: 'ซักกับอบรวมกันใช้เวลาเท่าไร', en: 'How long do washing and drying take?' },
          answer: {
            th: 'ตะกร้าเล็กน้ำเย็นแล้วอบหนึ่งรอบ เสร็จในราว **60 นาที** ถ้าใช้น้ำอุ่น น้ำร้อน หรือซักผ้านวม เผื่อไว้หนึ่งชั่วโมงครึ่ง',
            en: 'A small basket in cold water plus one round in the dryer takes about **an hour**. Allow an hour and a half for warm or hot water, or for a duvet.',
          },
        },
        {
          question: { th: 'เครื่องไหนใหญ่พอสำหรับผ้าของเรา', en: 'Which machine size do I need?' },
          answer: {
            th: `- **9 กก.** เสื้อผ้า 3–4 วันของคนเดียว
- **14 กก.** ผ้าทั้งสัปดาห์ หรือผ้านวมบาง 1 ผืน
- **18 กก.** ผ้าปูชุดใหญ่ หรือผ้าทั้งบ้าน
- **27 กก.** ผ้านวมหกฟุตหรือผ้าม่าน

ลังเลระหว่างสองขนาด เลือกเครื่องใหญ่ไว้ก่อน ผ้าแน่นถังซักไม่สะอาดและอบนาน`,
            en: `- **9 kg:** three or four days of clothes for one
- **14 kg:** a week of clothes for one, or a thin duvet
- **18 kg:** a set of sheets, or a family’s laundry
- **27 kg:** a king-size duvet, or curtains

Not sure? Take the bigger one. An overfilled drum doesn’t wash well and takes longer to dry.`,
          },
          url: '/product',
        },
      ],
    },
    {
      title: { th: 'เครื่องอบ', en: 'Dryers' },
      questions: [
        {
          question: { th: 'อบแล้วผ้ายังชื้น ทำอย่างไรดี', en: 'My clothes are still damp. What now?' },
          answer: {
            th: 'หยอดต่อเวลาได้เลยโดยไม่ต้องเอาผ้าออก ก่อนต่อให้เปิดมาสะบัดและกลับผ้าหนึ่งครั้ง ถ้าในถังแน่นเกินครึ่ง แบ่งไปอีกเครื่องจะแห้งไวกว่าและถูกกว่า',
            en: 'Just pay for more time; you don’t need to take anything out. First open the door, shake the clothes and turn them once. If the drum is more than half full, splitting the load between two dryers is quicker and cheaper.',
          },
        },
        {
          question: { th: 'อบแล้วผ้าจะหดไหม', en: 'Will my clothes shrink?' },
          answer: {
            th: 'ผ้าฝ้ายกับผ้ายืดใช้ความร้อนต่ำ ไหมพรมกับผ้าไหมอย่าอบ ดูป้ายที่ตะเข็บก่อนเสมอ ถ้าป้ายมีรูปสี่เหลี่ยมกับวงกลมขีดกากบาท แปลว่าห้ามอบ',
            en: 'Dry cotton and jersey on low heat. Don’t tumble dry wool or silk. Check the label first: a crossed-out circle in a square means no dryer.',
          },
        },
        {
          question: { th: 'ใช้แผ่นหอมในเครื่องอบได้ไหม', en: 'Can I use dryer sheets?' },
          answer: {
            th: 'ใช้ได้ เครื่องละหนึ่งแผ่น อบเสร็จหยิบออกจากถังด้วย คนถัดไปบางคนแพ้กลิ่น',
            en: 'Yes, one per machine. Take it out when you finish: the next person may be allergic to the scent.',
          },
        },
      ],
    },
    {
      title: { th: 'น้ำยาและถังสะอาด', en: 'Detergent and clean drums' },
      questions: [
        {
          question: {
            th: 'จ่ายค่าน้ำยาแล้วซองไม่ลง',
            en: 'I paid for detergent but no sachet came out',
          },
          answer: {
            th: `1. ดันฝาช่องรับของเข้าไปให้สุด ซองมักค้างอยู่หลังฝา
2. ดูจอ ถ้าขึ้นว่า **หมด** ให้กดปุ่มคืนเงิน เหรียญจะออกทางช่องล่าง
3. สแกนจ่ายไว้ ไม่ต้องกดอะไร เงินคืนเข้าบัญชีเดิมเอง

ยังไม่ได้ทั้งซองทั้งเงิน จดเลขตู้แล้วแจ้งเราที่หน้าแจ้งปัญหาการใช้งาน`,
            en: `1. Push the tray flap all the way in. Sachets often get stuck behind it.
2. Check the screen. If it says **empty**, press refund and take your coins from the slot below.
3. If you paid by scan, you don’t need to do anything: the money goes back to your account automatically.

No sachet and no refund? Note the machine number and tell us on “Report a problem”.`,
          },
          cause: 'detergent',
        },
        {
          question: {
            th: 'กดน้ำยาผิดชนิด เปลี่ยนได้ไหม',
            en: 'I bought the wrong detergent. Can I exchange it?',
          },
          answer: {
            th: 'ซองที่ยังไม่ฉีก วางไว้บนตู้แล้วถ่ายรูปส่งมาพร้อมเลขตู้ เราคืนเงินให้ ซองที่ฉีกแล้วเปลี่ยนไม่ได้ แต่ใช้กับผ้าได้ทุกแบบ ต่างกันแค่กลิ่น',
            en: 'Leave the unopened sachet on top of the machine, send us a photo with the machine number, and we’ll refund you. We can’t exchange an open one, but it works on all clothes; only the scent is different.',
          },
          cause: 'detergent',
        },
        {
          question: {
            th: 'ตู้น้ำยาหมด ซักโดยไม่ใส่น้ำยาได้ไหม',
            en: 'The detergent has run out. Can I wash without it?',
          },
          answer: {
            th: 'ผ้าที่แค่เหงื่อ ซักน้ำอุ่นอย่างเดียวก็สะอาดขึ้นมาก หรือถามคนข้าง ๆ ร้านสะดวกซื้อใกล้ร้านก็มีซองเล็กขาย แจ้งเราไว้ด้วย เราให้คนมาเติมในวันนั้น',
            en: 'For clothes that are just sweaty, warm water alone does a good job. The convenience store nearby usually sells sachets too. Tell us, and we’ll have it refilled the same day.',
          },
          cause: 'detergent',
        },
        {
          question: { th: 'ไม่รู้ว่าใครซักก่อนเรา ถังสะอาดไหม', en: 'Is the drum clean before I use it?' },
          answer: {
            th: 'คนดูแลร้านล้างถังทุกคืน และก่อนซักคุณกดปุ่ม**ล้างถัง**ได้เองฟรี ใช้น้ำร้อนสะอาดเต็มถังราวสองนาที แนะนำสำหรับผ้าเด็กและคนแพ้ง่าย',
            en: 'Our staff clean every drum each night. You can also press **Rinse drum** before your wash, free of charge. It takes two minutes with fresh hot water, and is a good idea for baby clothes and sensitive skin.',
          },
        },
      ],
    },
  ],
}
