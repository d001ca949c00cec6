import type { MainFaqDemo } from './faq-item.demo.ts'

export const troubleFaqs: MainFaqDemo = {
  slug: 'trouble',
  picture: 'news-lost-and-found',
  title: { th: 'เมื่อมีปัญหา', en: 'When something goes wrong' },
  subs: [
    {
      title: { th: 'เครื่องหยุดหรือเปิดไม่ออก', en: 'Machines that stop or stay shut' },
      questions: [
        {
          question: { th: 'เครื่องหยุดกลางคัน ผ้ายังอยู่ข้างใน', en: 'It stopped with my clothes inside' },
          answer: {
            th: `1. ดูจอ ถ้าขึ้นว่า **ไม่สมดุล** เครื่องหยุดเอง รอสองนาทีจนฝาปลดล็อก เกลี่ยผ้าแล้วกดเริ่มต่อ ไม่ต้องจ่ายใหม่
2. ถ้าจอดับ ดูว่าเครื่องข้าง ๆ ดับด้วยไหม ไฟตกแล้วมา เครื่องจะทำต่อจากเดิม
3. ถ้าจอขึ้นรหัส จดไว้แล้วแจ้งเรา ช่างสั่งปลดฝาจากทางไกลได้`,
            en: `1. If the screen says **balance**, it stopped by itself. Wait two minutes for the door, spread the clothes and press start. You pay nothing more.
2. If the screen is dark, look at the machines beside it: after a power cut they go on where they were.
3. If it shows a code, note it and tell us. An engineer can open the door from afar.`,
          },
          cause: 'machine_stopped',
        },
        {
          question: { th: 'ซักเสร็จแล้วแต่ฝาเปิดไม่ออก', en: 'It has finished and the door stays shut' },
          answer: {
            th: 'ฝาปลดล็อกช้ากว่าถังหยุดราวสองนาที ถ้าเกินห้านาทีให้กดปุ่มหยุดค้างไว้ห้าวินาที ถ้ายังมองเห็นน้ำในถังอย่าดึงฝา แจ้งเลขเครื่องมา เราสั่งระบายน้ำให้',
            en: 'The door opens about two minutes after the drum stops. After five, hold the stop button for five seconds. If you can see water, do not pull: tell us the number and we drain it.',
          },
          cause: 'machine_stopped',
        },
        {
          question: { th: 'ไฟดับทั้งร้านระหว่างซัก', en: 'The power failed during my wash' },
          answer: {
            th: 'เครื่องจำไว้ว่าค้างที่ขั้นไหน ไฟมาแล้วทำต่อเองใน 3 นาที ถ้าไฟไม่มาเกินครึ่งชั่วโมง ฝาปลดล็อกให้เอาผ้าออกได้ แล้วแจ้งเรา เราคืนเงินหรือให้ซักใหม่',
            en: 'The machine remembers where it was and goes on within three minutes of the power. After half an hour without it the door unlocks. Take your clothes and tell us: a refund or another wash, as you like.',
          },
          cause: 'machine_stopped',
        },
      ],
    },
    {
      title: { th: 'ของหายและของลืม', en: 'Lost and forgotten' },
      questions: [
        {
          question: { th: 'ลืมผ้าไว้ที่ร้าน', en: 'I left clothes in the shop' },
          answer: {
            th: 'คนดูแลร้านถ่ายรูป ติดวันที่ แล้วเก็บไว้ให้ **30 วัน** บอกสาขาและลักษณะผ้ามา เรายืนยันให้ก่อนคุณเดินทาง รับคืนฟรี ถ้าให้ส่งคิดแค่ค่าไปรษณีย์',
            en: 'The keeper takes a photo, notes the day and keeps them for **thirty days**. Tell us the branch and what they look like, and we confirm before you set out. To collect is free; by post you pay the stamps.',
          },
          cause: 'other',
        },
        {
          question: { th: 'มีคนเอาผ้าเราออกจากเครื่อง', en: 'Somebody took my clothes out' },
          answer: {
            th: 'เมื่อเครื่องหยุดแล้วและมีคนรอ ผ้าอาจถูกย้ายลงตะกร้าสีเหลืองใต้โต๊ะพับ ดูตรงนั้นก่อน ถ้าไม่พบ แจ้งเวลาและเลขเครื่อง เราเปิดกล้องดูให้',
            en: 'Once a machine has stopped and others wait, clothes may be moved to the yellow basket below the folding table. Look there first. If they are gone, tell us time and machine, and we look at the camera.',
          },
          cause: 'other',
        },
        {
          question: { th: 'ทำกระเป๋าสตางค์หล่นในร้าน', en: 'I lost my wallet in the shop' },
          answer: {
            th: 'ของมีค่าเราส่งเข้าออฟฟิศภายในวันเดียว โทรหรือทัก LINE มาได้ทั้งคืน บอกสาขา เวลา และสิ่งที่อยู่ข้างใน เราให้รับเองพร้อมบัตรประชาชนเท่านั้น',
            en: 'Valuables go to our office within the day. Call or write on LINE at any hour: the branch, the time and what is inside. We hand it to its owner alone, with an identity card.',
          },
          url: '/contact',
        },
      ],
    },
    {
      title: { th: 'ความปลอดภัย', en: 'Safety' },
      questions: [
        {
          question: {
            th: 'น้ำท่วมพื้นหรือมีกลิ่นไหม้',
            en: 'There is water on the floor, or a smell of burning',
          },
          answer: {
            th: 'ถอยออกมานอกร้านก่อน แล้วกดปุ่มแดงข้างประตู ปุ่มนี้ตัดไฟเครื่องทั้งแถวและเรียกเราในทันที มีควันหรือไฟโทร **199** ก่อนแล้วค่อยบอกเรา',
            en: 'Step outside, then press the red button by the door: it cuts the power of the whole row and calls us at once. If there is smoke or fire, ring **199** first.',
          },
          cause: 'other',
        },
        {
          question: {
            th: 'มาซักตอนตีสองคนเดียว ปลอดภัยไหม',
            en: 'Is it safe alone at two in the morning?',
          },
          answer: {
            th: 'ทุกร้านเปิดไฟสว่าง มีกล้อง และมีปุ่มแดงข้างประตูที่ต่อตรงถึงเรา สาขาใหญ่มีคนดูแลกะดึก รู้สึกไม่สบายใจเมื่อไร ทัก LINE มาคุยเป็นเพื่อนได้',
            en: 'Every shop is bright, has cameras, and has a red button that reaches us directly. Larger ones have a night keeper. Uneasy? Write on LINE, and somebody keeps you company.',
          },
        },
      ],
    },
  ],
}
