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
            th: 'เปิดหน้าสาขาแล้วกด**หาสาขาใกล้ฉัน** เว็บจะเรียงตามระยะทางให้ ตำแหน่งของคุณใช้ในเครื่องเท่านั้น ไม่ได้ส่งมาให้เรา',
            en: 'Open the branch list and press **Find a branch near me**. Your browser sorts them by distance, and your location is never sent to us.',
          },
          url: '/branch',
        },
        {
          question: { th: 'ร้านเปิดกี่โมง ดูได้ที่ไหน', en: 'What are your opening hours?' },
          answer: {
            th: 'เกือบทุกสาขาเปิด 24 ชั่วโมง บางแห่งในห้างปิดตามห้าง ป้ายสีเขียวในหน้าสาขาแปลว่าเปิดอยู่ตอนนี้ ถ้าปิดชั่วคราวจะมีประกาศพร้อมเหตุผล',
            en: 'Nearly all are open 24 hours. Some in malls close with the mall. On the branch page, green means open now. A branch that is temporarily closed says why.',
          },
          url: '/branch',
        },
        {
          question: {
            th: 'ให้แจ้งเมื่อสาขาประจำปิดหรือเปิดได้ไหม',
            en: 'Can you let me know when my branch closes?',
          },
          answer: {
            th: 'ได้ กด**ติดตามสาขานี้**ที่หน้าของสาขา เมื่อปิดชั่วคราวหรือกลับมาเปิด เราจะแจ้งที่กระดิ่งของคุณ ติดตามได้ถึง 50 สาขา เลิกเมื่อไรก็ได้',
            en: 'Yes. Press **Follow this branch** on the branch page, and we’ll let you know when it closes temporarily and when it reopens. You can follow up to 50 branches.',
          },
        },
      ],
    },
    {
      title: { th: 'ในร้านมีอะไรบ้าง', en: 'What’s in the shop' },
      questions: [
        {
          question: { th: 'มีที่จอดรถกับ Wi-Fi ไหม', en: 'Is there parking and Wi-Fi?' },
          answer: {
            th: 'หลายสาขามี Wi-Fi ฟรี รหัสติดไว้ในร้าน สาขาไหนมี Wi-Fi หรือที่จอดรถ ดูได้จากหน้าของสาขา สาขาในปั๊มจอดได้ทั้งคืน',
            en: 'Many branches have free Wi-Fi, with the password on display in the shop. Check the branch page for Wi-Fi and parking. At petrol stations you can park all night.',
          },
        },
        {
          question: { th: 'อยากสมัครงานกับฟองใส ต้องทำยังไง', en: 'How do I apply for a job?' },
          answer: {
            th: 'เรารับช่าง ผู้ดูแลร้านกะดึก ทีมตอบลูกค้า และพาร์ตไทม์อยู่เรื่อย ๆ ดูงานที่เปิดรับและวิธีสมัครได้ที่หน้ามาทำงานด้วยกัน เราไม่เก็บค่าสมัครและไม่เรียกเงินประกัน',
            en: 'We’re always looking for technicians, night attendants, customer support and part-timers. See the jobs and how to apply on “Work with us”. We never charge a fee or ask for a deposit.',
          },
          url: '/about/careers',
        },
        {
          question: { th: 'พาเด็กกับสัตว์เลี้ยงเข้าได้ไหม', en: 'Can I bring children and pets?' },
          answer: {
            th: 'เด็กเข้าได้ อย่าให้ปีนหรือเล่นในถัง หมาแมวขอให้อยู่ในกระเป๋าหรือมีสายจูงและไม่ขึ้นโต๊ะพับผ้า',
            en: 'Children are welcome, but don’t let them climb or play in the drums. Keep dogs and cats on a lead or in a bag, and off the folding table.',
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
            en: 'Weekdays before noon, and any day after 10 p.m. Sunday evenings and the first dry day after rain are the busiest.',
          },
        },
        {
          question: { th: 'จองเครื่องล่วงหน้าได้ไหม', en: 'Can I book a machine?' },
          answer: {
            th: 'ยังไม่ได้ เครื่องที่หยุดแล้วเกินสิบนาทีและไม่มีเจ้าของมา ย้ายผ้าลงตะกร้าสีเหลืองแล้วใช้ต่อได้เลย',
            en: 'Not yet. If a machine stopped more than ten minutes ago and nobody has come, move the clothes to the yellow basket and go ahead.',
          },
        },
      ],
    },
  ],
}
