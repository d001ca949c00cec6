import type { MainFaqDemo } from './faq-item.demo.ts'

export const troubleFaqs: MainFaqDemo = {
  slug: 'trouble',
  picture: 'news-lost-and-found',
  title: { th: 'เมื่อมีปัญหา', en: 'When something goes wrong' },
  subs: [
    {
      title: { th: 'เครื่องหยุดหรือเปิดไม่ออก', en: 'Stopped or locked machines' },
      questions: [
        {
          question: {
            th: 'เครื่องหยุดกลางคัน ผ้ายังอยู่ข้างใน',
            en: 'The machine stopped with my clothes inside',
          },
          answer: {
            th: `1. ดูจอ ถ้าขึ้นว่า **ไม่สมดุล** เครื่องหยุดเอง รอสองนาทีจนฝาปลดล็อก เกลี่ยผ้าแล้วกดเริ่มต่อ ไม่ต้องจ่ายใหม่
2. ถ้าจอดับ ดูว่าเครื่องข้าง ๆ ดับด้วยไหม ไฟตกแล้วมา เครื่องจะทำต่อจากเดิม
3. ถ้าจอขึ้นรหัส จดไว้แล้วแจ้งเรา ช่างสั่งปลดฝาจากทางไกลได้`,
            en: `1. If the screen says **balance**, the machine stopped itself. Wait two minutes for the door to unlock, spread out the clothes and press start. You don’t have to pay again.
2. If the screen is off, check the machines next to it. After a power cut they carry on where they stopped.
3. If it shows a code, note it and tell us. A technician can unlock the door remotely.`,
          },
          cause: 'machine_stopped',
        },
        {
          question: { th: 'ซักเสร็จแล้วแต่ฝาเปิดไม่ออก', en: 'The wash is done but the door won’t open' },
          answer: {
            th: 'ฝาปลดล็อกช้ากว่าถังหยุดราวสองนาที ถ้าเกินห้านาทีให้กดปุ่มหยุดค้างไว้ห้าวินาที ถ้ายังมองเห็นน้ำในถังอย่าดึงฝา แจ้งเลขเครื่องมา เราสั่งระบายน้ำให้',
            en: 'The door unlocks about two minutes after the drum stops. After five minutes, hold the stop button for five seconds. If you can still see water, don’t pull the door. Tell us the machine number and we’ll drain it.',
          },
          cause: 'machine_stopped',
        },
        {
          question: { th: 'ไฟดับทั้งร้านระหว่างซัก', en: 'The power went out during my wash' },
          answer: {
            th: 'เครื่องจำไว้ว่าค้างที่ขั้นไหน ไฟมาแล้วทำต่อเองใน 3 นาที ถ้าไฟไม่มาเกินครึ่งชั่วโมง ฝาปลดล็อกให้เอาผ้าออกได้ แล้วแจ้งเรา เราคืนเงินหรือให้ซักใหม่',
            en: 'The machine remembers where it stopped and carries on within three minutes of the power coming back. After half an hour without power the door unlocks so you can take your clothes. Then tell us, and we’ll refund you or give you a free wash.',
          },
          cause: 'machine_stopped',
        },
      ],
    },
    {
      title: { th: 'ของหายและของลืม', en: 'Lost and found' },
      questions: [
        {
          question: { th: 'ลืมผ้าไว้ที่ร้าน', en: 'I left clothes in the shop' },
          answer: {
            th: 'คนดูแลร้านถ่ายรูป ติดวันที่ แล้วเก็บไว้ให้ **30 วัน** บอกสาขาและลักษณะผ้ามา เรายืนยันให้ก่อนคุณเดินทาง รับคืนฟรี ถ้าให้ส่งคิดแค่ค่าไปรษณีย์',
            en: 'Our staff photograph, date and keep them for **30 days**. Tell us the branch and what they look like, and we’ll confirm before you come. Collecting is free; if we post them, you only pay the postage.',
          },
          cause: 'other',
        },
        {
          question: {
            th: 'มีคนเอาผ้าเราออกจากเครื่อง',
            en: 'Someone took my clothes out of the machine',
          },
          answer: {
            th: 'เมื่อเครื่องหยุดแล้วและมีคนรอ ผ้าอาจถูกย้ายลงตะกร้าสีเหลืองใต้โต๊ะพับ ดูตรงนั้นก่อน ถ้าไม่พบ แจ้งเวลาและเลขเครื่อง เราเปิดกล้องดูให้',
            en: 'Once a machine has stopped and others are waiting, clothes may be moved to the yellow basket under the folding table. Look there first. If they’re not there, tell us the time and machine number, and we’ll check the camera.',
          },
          cause: 'other',
        },
        {
          question: { th: 'ทำกระเป๋าสตางค์หล่นในร้าน', en: 'I lost my wallet in the shop' },
          answer: {
            th: 'ของมีค่าเราส่งเข้าออฟฟิศภายในวันเดียว โทรหรือทัก LINE มาได้ทั้งคืน บอกสาขา เวลา และสิ่งที่อยู่ข้างใน ต้องมารับเองพร้อมบัตรประชาชนเท่านั้น',
            en: 'Valuables go to our office the same day. Call or message us on LINE any time with the branch, the time and what’s inside. You need to collect it yourself with your ID card.',
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
            en: 'There’s water on the floor or a burning smell',
          },
          answer: {
            th: 'ถอยออกมานอกร้านก่อน แล้วกดปุ่มแดงข้างประตู ปุ่มนี้ตัดไฟเครื่องทั้งแถวและเรียกเราในทันที ถ้ามีควันหรือไฟ โทร **199** ก่อน แล้วค่อยบอกเรา',
            en: 'Step outside, then press the red button by the door. It cuts the power to the whole row and calls us right away. If you see smoke or fire, call **199** first.',
          },
          cause: 'other',
        },
        {
          question: {
            th: 'มาซักตอนตีสองคนเดียว ปลอดภัยไหม',
            en: 'Is it safe to come alone at 2 a.m.?',
          },
          answer: {
            th: 'ทุกร้านเปิดไฟสว่าง มีกล้อง และมีปุ่มขอความช่วยเหลือข้างเครื่องแลกเหรียญที่ต่อตรงถึงเรา สาขาใหญ่มีคนดูแลกะดึก รู้สึกไม่สบายใจเมื่อไร ทัก LINE มาคุยเป็นเพื่อนได้',
            en: 'Every shop is brightly lit, with cameras and a help button next to the coin changer that connects straight to us. Larger shops have night staff. If you ever feel uneasy, message us on LINE and we’ll keep you company.',
          },
        },
      ],
    },
  ],
}
