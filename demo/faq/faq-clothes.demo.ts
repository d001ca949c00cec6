import type { MainFaqDemo } from './faq-item.demo.ts'

export const clothesFaqs: MainFaqDemo = {
  slug: 'clothes',
  picture: 'news-sort-by-weight',
  title: { th: 'ผ้าแต่ละแบบ', en: 'Kinds of clothes' },
  subs: [
    {
      title: { th: 'ผ้านวมและของชิ้นใหญ่', en: 'Duvets and large things' },
      questions: [
        {
          question: { th: 'ซักผ้านวมหกฟุตได้ไหม', en: 'Can I wash a king-size duvet?' },
          answer: {
            th: 'ได้ ใช้เครื่อง **27 กก.** ครั้งละผืนเดียว แล้วอบสองรอบ กลับผ้าตอนจบรอบแรกไส้ในจะได้ไม่จับตัว เลือกสาขาที่มีเครื่องใหญ่ได้ในหน้าสาขา',
            en: 'Yes, one at a time in the **27 kg** machine, then two rounds in the dryer. Turn it after the first, so that the filling does not clump. The list of branches shows which have a large machine.',
          },
          url: '/branch',
        },
        {
          question: { th: 'ผ้าม่านต้องเตรียมอะไรก่อนซัก', en: 'How do I prepare curtains?' },
          answer: {
            th: 'ถอดตะขอกับห่วงออกให้หมด เขย่าฝุ่นนอกร้าน ซักน้ำเย็น แล้วเอาไปแขวนตอนยังหมาดนิดหน่อย น้ำหนักผ้าจะดึงรอยยับให้เอง',
            en: 'Take out hooks and rings, shake off the dust outside, wash cold, and hang them up slightly damp: their weight pulls the creases out.',
          },
        },
        {
          question: { th: 'ซักหมอนได้ไหม', en: 'Can pillows be washed?' },
          answer: {
            th: 'หมอนใยสังเคราะห์ซักได้ ใส่ทีละสองใบให้ถังสมดุล อบความร้อนต่ำสองรอบ ส่วนหมอนยางพาราและเมมโมรีโฟมซักไม่ได้ น้ำจะทำให้เนื้อยุ่ย',
            en: 'Fibre pillows can: two at a time to balance the drum, then two rounds on low heat. Latex and memory foam cannot; water breaks them up.',
          },
        },
      ],
    },
    {
      title: { th: 'คราบและกลิ่น', en: 'Stains and smells' },
      questions: [
        {
          question: {
            th: 'คราบกาแฟบนเสื้อขาวเอาออกยังไง',
            en: 'How do I get coffee out of a white shirt?',
          },
          answer: {
            th: 'ล้างน้ำเย็นจากด้านหลังผ้าทันที แต้มน้ำยาล้างจานทิ้งไว้สิบนาทีแล้วซักน้ำอุ่น **อย่าอบจนกว่าคราบจะหาย** ความร้อนทำให้คราบติดถาวร',
            en: 'Rinse it with cold water from the back at once, dab on washing-up liquid, wait ten minutes and wash it warm. **Do not dry it before the stain is gone:** heat sets it for good.',
          },
        },
        {
          question: { th: 'ซักแล้วผ้ายังเหม็นอับ', en: 'My clothes smell even after a wash' },
          answer: {
            th: 'มักเกิดจากผ้าแน่นถังหรือใส่น้ำยามากไปจนล้างไม่หมด ซักน้ำร้อนหนึ่งรอบโดยลดน้ำยาครึ่งหนึ่ง แล้วอบให้แห้งสนิททันที อย่าทิ้งผ้าเปียกไว้ในตะกร้า',
            en: 'Usually the drum was too full, or there was more detergent than the water could rinse. Wash hot once with half of it, and dry right away.',
          },
        },
      ],
    },
    {
      title: { th: 'ของที่ต้องระวัง', en: 'Things to be careful with' },
      questions: [
        {
          question: { th: 'อะไรห้ามใส่เครื่องเด็ดขาด', en: 'What must never go in?' },
          answer: {
            th: `- ผ้าเปื้อนน้ำมันเบนซิน ทินเนอร์ สี หรือกาว ซักแล้วก็ห้ามอบ เพราะติดไฟได้
- ไฟแช็ก แบตเตอรี่ ของมีคม
- ยาง ฟองน้ำ หนัง
- สีย้อมผ้าและสารเคมี`,
            en: `- Anything with petrol, thinner, paint or glue: even washed, it can catch fire in a dryer
- Lighters, batteries, sharp things
- Rubber, foam, leather
- Dye and chemicals`,
          },
          url: '/product',
        },
        {
          question: { th: 'ซักรองเท้าผ้าใบในเครื่องผ้าได้ไหม', en: 'May shoes go in the washers?' },
          answer: {
            th: 'ไม่ได้ กรวดในพื้นรองเท้าทำถังเป็นรอยและผ้าคนถัดไปขาด บางสาขามีเครื่องซักรองเท้าแยก ดูได้ที่หน้าของสาขา',
            en: 'No: grit from the soles scratches the drum and tears the next load. Some branches have a shoe washer; it says so on their pages.',
          },
          url: '/branch',
        },
        {
          question: { th: 'ผ้าของหมาแมวซักที่ร้านได้ไหม', en: "May I wash my pet's things?" },
          answer: {
            th: 'ได้เฉพาะเครื่องที่ติดป้ายสัตว์เลี้ยง ปัดขนออกก่อนใส่ และล้างถังหลังซัก สาขาที่ไม่มีเครื่องแยกขอให้ซักที่บ้านเพื่อคนที่แพ้ขน',
            en: 'Only in a machine with the pet sign. Brush the hair off first and rinse the drum afterwards. Where there is none, please wash them at home, for the sake of people with allergies.',
          },
        },
      ],
    },
  ],
}
