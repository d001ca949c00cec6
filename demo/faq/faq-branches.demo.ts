import type { MainFaqDemo } from './faq-item.demo.ts'

export const branchFaqs: MainFaqDemo = {
  slug: 'branches',
  picture: 'album-night-front',
  title: { th: 'สาขาและเวลาเปิด', en: 'Branches and hours' },
  subs: [
    {
      title: { th: 'หาสาขา', en: 'Finding a branch' },
      questions: [
        {
          question: { th: 'สาขาที่ใกล้ที่สุดอยู่ไหน', en: 'Where is the nearest branch?' },
          answer: {
            th: 'เปิดหน้าสาขาแล้วกด**ใกล้ฉัน** เว็บจะเรียงตามระยะทางให้ ตำแหน่งของคุณใช้ในเครื่องเท่านั้น ไม่ได้ส่งมาให้เรา',
            en: 'Open the list of branches and press **near me**. They are sorted in your own browser; your position is not sent to us.',
          },
          url: '/branch',
        },
        {
          question: { th: 'รู้ได้ไงว่าตอนนี้ร้านเปิดอยู่', en: 'How do I know whether it is open?' },
          answer: {
            th: 'เกือบทุกสาขาเปิด 24 ชั่วโมง บางแห่งในห้างปิดตามห้าง ป้ายสีเขียวในหน้าสาขาแปลว่าเปิดอยู่ตอนนี้ ถ้าปิดชั่วคราวจะมีประกาศพร้อมเหตุผล',
            en: 'Nearly all are open day and night; some in malls close with the mall. The green sign means open now, and a branch that is closed for a while says why.',
          },
          url: '/branch',
        },
        {
          question: {
            th: 'อยากให้บอกเมื่อสาขาประจำปิดหรือเปิด',
            en: 'Can you tell me when my branch closes?',
          },
          answer: {
            th: 'กดติดตามที่หน้าของสาขา เมื่อปิดชั่วคราวหรือกลับมาเปิด กระดิ่งของคุณจะขึ้น ติดตามได้หลายสาขา เลิกเมื่อไรก็ได้',
            en: 'Follow it on its page. Your bell tells you when it closes for a while and when it is open again. Follow as many as you like.',
          },
        },
      ],
    },
    {
      title: { th: 'ในร้านมีอะไรบ้าง', en: 'What a shop has' },
      questions: [
        {
          question: { th: 'มีที่จอดรถกับ Wi-Fi ไหม', en: 'Is there parking and Wi-Fi?' },
          answer: {
            th: 'Wi-Fi ฟรีทุกสาขา รหัสติดไว้บนโต๊ะพับผ้า ที่จอดรถดูได้จากหน้าของสาขา สาขาในปั๊มจอดได้ทั้งคืน',
            en: 'Wi-Fi is free everywhere; the password is on the folding table. Parking is named on the page of each branch. At petrol stations you can stay all night.',
          },
        },
        {
          question: { th: 'พาเด็กกับสัตว์เลี้ยงเข้าได้ไหม', en: 'May I bring children and pets?' },
          answer: {
            th: 'เด็กเข้าได้ อย่าให้ปีนหรือเล่นในถัง หมาแมวขอให้อยู่ในกระเป๋าหรือมีสายจูงและไม่ขึ้นโต๊ะพับผ้า',
            en: 'Children may come; do not let them climb into drums. Dogs and cats stay on a lead or in a bag, and off the folding table.',
          },
        },
      ],
    },
    {
      title: { th: 'ช่วงคนเยอะ', en: 'Busy hours' },
      questions: [
        {
          question: { th: 'ไปตอนไหนคนน้อย', en: 'When is it quiet?' },
          answer: {
            th: 'วันธรรมดาก่อนเที่ยง และทุกวันหลังสี่ทุ่ม คนเยอะที่สุดคือเย็นวันอาทิตย์กับวันหลังฝนตกติดกัน',
            en: 'Weekdays before noon, and any day after ten. Sunday evenings are the busiest, and the first dry day after rain.',
          },
        },
        {
          question: { th: 'จองเครื่องล่วงหน้าได้ไหม', en: 'Can I book a machine?' },
          answer: {
            th: 'ยังไม่ได้ เครื่องที่หยุดแล้วเกินสิบนาทีและไม่มีเจ้าของมา ย้ายผ้าลงตะกร้าสีเหลืองแล้วใช้ต่อได้เลย',
            en: 'Not yet. If a machine has stood still for ten minutes and nobody comes, move the clothes to the yellow basket and go ahead.',
          },
        },
      ],
    },
  ],
}
