import type { MainFaqDemo } from './faq-item.demo.ts'

export const clothesFaqs: MainFaqDemo = {
  slug: 'clothes',
  picture: 'news-sort-by-weight',
  title: { th: 'ผ้าแต่ละแบบ', en: 'Clothes and fabrics' },
  subs: [
    {
      title: { th: 'ผ้านวมและของชิ้นใหญ่', en: 'Duvets and large items' },
      questions: [
        {
          question: { th: 'ซักผ้านวมหกฟุตได้ไหม', en: 'Can I wash a king-size duvet?' },
          answer: {
            th: 'ได้ ใช้เครื่อง **27 กก.** ครั้งละผืนเดียว แล้วอบสองรอบ กลับผ้าตอนจบรอบแรกไส้ในจะได้ไม่จับตัว เลือกสาขาที่มีเครื่องใหญ่ได้ในหน้าสาขา',
            en: 'Yes. Wash one at a time in the **27 kg** machine, then dry it for two rounds. Turn it over after the first so the filling doesn’t clump. You can filter the branch list by large machine.',
          },
          url: '/branch',
        },
        {
          question: { th: 'ผ้าม่านต้องเตรียมอะไรก่อนซัก', en: 'How do I prepare curtains?' },
          answer: {
            th: 'ถอดตะขอกับห่วงออกให้หมด เขย่าฝุ่นนอกร้าน ซักน้ำเย็น แล้วเอาไปแขวนตอนยังหมาดนิดหน่อย น้ำหนักผ้าจะดึงรอยยับให้เอง',
            en: 'Take out all hooks and rings, shake off the dust outside and wash cold. Hang them up slightly damp, and their weight will pull out the creases.',
          },
        },
        {
          question: { th: 'ซักหมอนได้ไหม', en: 'Can I wash pillows?' },
          answer: {
            th: 'หมอนใยสังเคราะห์ซักได้ ใส่ทีละสองใบให้ถังสมดุล อบความร้อนต่ำสองรอบ ส่วนหมอนยางพาราและเมมโมรีโฟมซักไม่ได้ น้ำจะทำให้เนื้อยุ่ย',
            en: 'Synthetic pillows, yes. Wash two at a time to balance the drum, then dry on low heat for two rounds. Don’t wash latex or memory foam: water breaks it down.',
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
            en: 'Rinse it right away with cold water from the back. Dab on washing-up liquid, wait ten minutes and wash it warm. **Don’t tumble dry until the stain is gone:** heat sets it for good.',
          },
        },
        {
          question: {
            th: 'ซักแล้วผ้ายังเหม็นอับ ทำอย่างไรดี',
            en: 'Why do my clothes still smell after a wash?',
          },
          answer: {
            th: 'มักเกิดจากผ้าแน่นถังหรือใส่น้ำยามากไปจนล้างไม่หมด ซักน้ำร้อนหนึ่งรอบโดยลดน้ำยาครึ่งหนึ่ง แล้วอบให้แห้งสนิททันที อย่าทิ้งผ้าเปียกไว้ในตะกร้า',
            en: 'Usually the drum was too full, or there was too much detergent to rinse out. Wash once on hot with half the detergent and dry right away. Don’t leave wet laundry in the basket.',
          },
        },
      ],
    },
    {
      title: { th: 'ของที่ต้องระวัง', en: 'Handle with care' },
      questions: [
        {
          question: { th: 'อะไรห้ามใส่เครื่องเด็ดขาด', en: 'What must never go in a machine?' },
          answer: {
            th: `- ผ้าเปื้อนน้ำมันเบนซิน ทินเนอร์ สี หรือกาว ซักแล้วก็ห้ามอบ เพราะติดไฟได้
- ไฟแช็ก แบตเตอรี่ ของมีคม
- ยาง ฟองน้ำ หนัง
- สีย้อมผ้าและสารเคมี`,
            en: `- Anything stained with petrol, thinner, paint or glue. Don’t dry it even after washing: it can catch fire
- Lighters, batteries, sharp objects
- Rubber, foam, leather
- Dye and chemicals`,
          },
          url: '/product',
        },
        {
          question: { th: 'ซักรองเท้าผ้าใบในเครื่องซักผ้าได้ไหม', en: 'Can I wash shoes in the washers?' },
          answer: {
            th: 'ไม่ได้ กรวดในพื้นรองเท้าทำถังเป็นรอยและผ้าคนถัดไปขาด บางสาขามีเครื่องซักรองเท้าแยก ดูได้ที่หน้าของสาขา',
            en: 'No. Grit from the soles scratches the drum and tears the next load. Some branches have a shoe washer: check the branch page.',
          },
          url: '/branch',
        },
        {
          question: { th: 'ผ้าของหมาแมวซักที่ร้านได้ไหม', en: 'Can I wash my pet’s things?' },
          answer: {
            th: 'ได้เฉพาะเครื่องที่ติดป้ายสัตว์เลี้ยง ปัดขนออกก่อนใส่ และล้างถังหลังซัก สาขาที่ไม่มีเครื่องแยกขอให้ซักที่บ้านเพื่อคนที่แพ้ขน',
            en: 'Only in machines with the pet sign. Brush the hair off first and rinse the drum afterwards. If your branch doesn’t have one, please wash them at home: some customers have allergies.',
          },
        },
      ],
    },
  ],
}
