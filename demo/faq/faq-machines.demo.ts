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
            en: 'I have never used a laundry like this. What do I do?',
          },
          answer: {
            th: `มาแค่ผ้ากับเงินก็พอ น้ำยาซื้อที่ร้านได้

1. ล้วงกระเป๋าให้หมด แยกผ้าขาวกับผ้าสี
2. ใส่ผ้า**สามในสี่ของถัง** เทน้ำยา ปิดฝาให้ได้ยินเสียงคลิก
3. เลือกน้ำเย็น น้ำอุ่น หรือน้ำร้อน ราคาขึ้นบนจอก่อนจ่าย
4. หยอดเหรียญหรือสแกน แล้วกดเริ่ม

จอจะนับเวลาที่เหลือเป็นนาที ตั้งเตือนในมือถือแล้วไปหาอะไรกินก่อนได้`,
            en: `Bring clothes and money; detergent is sold in the shop.

1. Empty the pockets and part white from coloured.
2. Fill **three quarters of the drum**, add detergent and close the door until it clicks.
3. Choose cold, warm or hot. The price is on the screen before you pay.
4. Pay with coins or a scan, and press start.

The screen counts the minutes. Set a timer and go and eat something.`,
          },
          url: '/product',
        },
        {
          question: { th: 'ซักกับอบรวมกันใช้เวลาเท่าไร', en: 'How long do washing and drying take?' },
          answer: {
            th: 'ตะกร้าเล็กน้ำเย็นแล้วอบหนึ่งรอบ เสร็จในราว **60 นาที** ถ้าใช้น้ำอุ่น น้ำร้อน หรือซักผ้านวม เผื่อไว้หนึ่งชั่วโมงครึ่ง',
            en: 'A small basket in cold water and one round in the dryer take about **an hour**. Allow an hour and a half for warm or hot water, or for a duvet.',
          },
        },
        {
          question: { th: 'เครื่องไหนใหญ่พอสำหรับผ้าของเรา', en: 'Which machine is large enough?' },
          answer: {
            th: `- **9 กก.** เสื้อผ้า 3–4 วันของคนเดียว
- **14 กก.** ผ้าทั้งสัปดาห์ หรือผ้านวมบาง 1 ผืน
- **18 กก.** ผ้าปูชุดใหญ่ หรือผ้าทั้งบ้าน
- **27 กก.** ผ้านวมหกฟุตหรือผ้าม่าน

ลังเลระหว่างสองขนาด เลือกใบใหญ่ไว้ก่อน ผ้าแน่นถังซักไม่สะอาดและอบนาน`,
            en: `- **9 kg:** three or four days for one
- **14 kg:** a week for one, or a thin duvet
- **18 kg:** a set of sheets, or the basket of a family
- **27 kg:** a king-size duvet, or curtains

Between two sizes, take the larger. A drum that is packed washes badly and dries slowly.`,
          },
          url: '/product',
        },
      ],
    },
    {
      title: { th: 'เครื่องอบ', en: 'Dryers' },
      questions: [
        {
          question: { th: 'อบแล้วผ้ายังชื้น ทำไงดี', en: 'The clothes are still damp. What now?' },
          answer: {
            th: 'หยอดต่อเวลาได้เลยโดยไม่ต้องเอาผ้าออก ก่อนต่อให้เปิดมาสะบัดและกลับผ้าหนึ่งครั้ง ถ้าในถังแน่นเกินครึ่ง แบ่งไปอีกเครื่องจะแห้งไวกว่าและถูกกว่า',
            en: 'Add time without taking anything out. First open the door, shake the clothes and turn them once. If the drum is more than half full, a second machine is quicker and cheaper.',
          },
        },
        {
          question: { th: 'อบแล้วผ้าจะหดไหม', en: 'Will my clothes shrink?' },
          answer: {
            th: 'ผ้าฝ้ายกับผ้ายืดใช้ความร้อนต่ำ ไหมพรมกับผ้าไหมอย่าอบ ดูป้ายที่ตะเข็บก่อนเสมอ ถ้าป้ายมีรูปสี่เหลี่ยมกับวงกลมขีดกากบาท แปลว่าห้ามอบ',
            en: 'Dry cotton and jersey on low heat, and wool and silk not at all. Look at the label first: a square with a circle crossed out means no dryer.',
          },
        },
        {
          question: { th: 'ใช้แผ่นหอมในเครื่องอบได้ไหม', en: 'May I use dryer sheets?' },
          answer: {
            th: 'ใช้ได้ เครื่องละหนึ่งแผ่น อบเสร็จหยิบออกจากถังด้วย คนถัดไปบางคนแพ้กลิ่น',
            en: 'Yes, one a machine. Take it out afterwards: the next person may not bear the scent.',
          },
        },
      ],
    },
    {
      title: { th: 'น้ำยาและถังสะอาด', en: 'Detergent and clean drums' },
      questions: [
        {
          question: { th: 'จ่ายค่าน้ำยาแล้วซองไม่ลง', en: 'I paid for detergent and no sachet came' },
          answer: {
            th: `1. ดันฝาช่องรับของเข้าไปให้สุด ซองมักค้างอยู่หลังฝา
2. ดูจอ ถ้าขึ้นว่า **หมด** ให้กดปุ่มคืนเงิน เหรียญจะออกทางช่องล่าง
3. สแกนจ่ายไว้ ไม่ต้องกดอะไร เงินคืนเข้าบัญชีเดิมเอง

ยังไม่ได้ทั้งซองทั้งเงิน จดเลขตู้แล้วแจ้งเราจากหน้านี้ได้เลย`,
            en: `1. Push the flap of the tray right in. Sachets often lie behind it.
2. Look at the screen. If it says **empty**, press refund and take your coins below.
3. If you scanned, do nothing: the money goes back to your account by itself.

Neither sachet nor money? Note the number of the machine and tell us on this page.`,
          },
          cause: 'detergent',
        },
        {
          question: {
            th: 'กดน้ำยาผิดชนิด เปลี่ยนได้ไหม',
            en: 'I chose the wrong detergent. May I change it?',
          },
          answer: {
            th: 'ซองที่ยังไม่ฉีก วางไว้บนตู้แล้วถ่ายรูปส่งมาพร้อมเลขตู้ เราคืนเงินให้ ซองที่ฉีกแล้วเปลี่ยนไม่ได้ แต่ใช้กับผ้าได้ทุกแบบ ต่างกันแค่กลิ่น',
            en: 'Leave the sachet closed on top of the machine, send us a photo with its number, and we refund it. An open one cannot be changed, but it suits all clothes; only the scent differs.',
          },
          cause: 'detergent',
        },
        {
          question: {
            th: 'ตู้น้ำยาหมด ซักโดยไม่ใส่น้ำยาได้ไหม',
            en: 'There is no detergent left. Can I wash without it?',
          },
          answer: {
            th: 'ผ้าที่แค่เหงื่อ ซักน้ำอุ่นอย่างเดียวก็สะอาดขึ้นมาก หรือถามคนข้าง ๆ ร้านสะดวกซื้อใกล้ร้านก็มีซองเล็กขาย แจ้งเราไว้ด้วย เราให้คนมาเติมในวันนั้น',
            en: 'Warm water alone does well for clothes that are only sweaty, and the shop next door usually sells sachets. Tell us, and somebody refills it the same day.',
          },
          cause: 'detergent',
        },
        {
          question: { th: 'ใครซักก่อนเราก็ไม่รู้ ถังสะอาดไหม', en: 'Is the drum clean before my turn?' },
          answer: {
            th: 'คนดูแลร้านล้างถังทุกคืน และก่อนซักคุณกดปุ่ม**ล้างถัง**ได้เองฟรี ใช้น้ำใหม่เต็มถังราวสองนาที แนะนำสำหรับผ้าเด็กและคนแพ้ง่าย',
            en: 'The keepers clean all drums every night. Before your wash you can also press **rinse drum**, free of charge: two minutes of fresh water, a good idea for baby clothes.',
          },
        },
      ],
    },
  ],
}
