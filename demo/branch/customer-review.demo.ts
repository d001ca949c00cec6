import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'

export interface CustomerReviewDemo {
  name: BilingualText
  feedback: BilingualText
  /** The name of a drawing. */
  picture: string
  status: 'published' | 'draft'
  sort: number
}

export const customerReviews: CustomerReviewDemo[] = [
  {
    name: { th: 'พี่ตุ๊ก พยาบาลเวรดึก', en: 'Tuk, night-shift nurse' },
    feedback: {
      th: 'ออกเวรตีสามแวะซักชุดเลย กว่าจะกินโจ๊กหมดชามผ้าก็แห้งพอดี กลับถึงบ้านล้มตัวนอนได้เลย ไม่ต้องตากอีก',
      en: 'My shift ends at three. The uniform goes in, I have a bowl of congee, and it’s dry before the bowl is empty. Then straight to bed.',
    },
  },
  {
    name: { th: 'น้องมายด์ นักศึกษาปี 2', en: 'Mild, second-year student' },
    feedback: {
      th: 'หอไม่มีระเบียง หน้าฝนผ้าอับมาก พอมีร้านใกล้หอ ชีวิตเปลี่ยนเลยค่ะ หยอดเหรียญ ชั่วโมงเดียวหอมทั้งตะกร้า',
      en: 'My dorm has no balcony, and in the rains everything smelled damp. Now it takes one hour at the shop and the whole basket smells clean.',
    },
  },
  {
    name: { th: 'คุณสมชาย คนขับแท็กซี่', en: 'Somchai, taxi driver' },
    feedback: {
      th: 'ผ้าคลุมเบาะซักที่นี่ทุกวันจันทร์ เครื่องใหญ่ใส่ได้ทั้งคัน จอดรถหน้าร้านก็ได้ ไม่ต้องวนหา',
      en: 'Every Monday I wash all my seat covers here. One big machine takes the whole car, and I can park right outside.',
    },
  },
  {
    name: { th: 'แม่น้องปุณณ์กับน้องปัณณ์', en: 'Mother of Pun and Pan' },
    feedback: {
      th: 'ลูกแฝดวัยคลานค่ะ ผ้าวันละสองตะกร้า ตัวซักน้ำร้อนช่วยได้มาก คราบนมออกหมด เด็กสองคนนั่งดูถังหมุนเพลินไปอีก',
      en: 'Crawling twins make two baskets a day. The hot wash takes out every milk stain, and they sit and watch the drum go round.',
    },
  },
  {
    name: { th: 'บังหมาน ร้านโรตี', en: 'Rahman, roti seller' },
    feedback: {
      th: 'ผ้ากันเปื้อนมันเยิ้ม นึกว่าซักไม่ออกแล้ว เลือกน้ำร้อน 40 นาที ขาวเหมือนตอนซื้อ บังลองแล้วบังบอกต่อ',
      en: 'I had given up on my greasy aprons. Forty minutes on the hot wash and they were as white as new. I tell everyone at the market.',
    },
  },
  {
    name: { th: 'โจ นักเดินทาง', en: 'Joe, on the road' },
    feedback: {
      th: 'แบกเป้มาจากเชียงราย เหลือเสื้อสะอาดตัวเดียว จ่ายด้วยบัตรได้ ป้ายในร้านมีภาษาอังกฤษครบ ระหว่างรอมีป้าคนหนึ่งสอนพับผ้าแบบคนแถวนั้นด้วย',
      en: 'I came down from Chiang Rai with one clean shirt left. The signs are in English, I paid by card, and a lady taught me to fold like a local.',
    },
  },
  {
    name: { th: 'ป้านวลจันทร์', en: 'Auntie Nuanchan' },
    feedback: {
      th: 'ผ้านวมหกฟุตยกไม่ไหวแล้วลูก มาที่นี่เด็กเฝ้าร้านช่วยยกลงตะกร้าให้ อบออกมาฟูเหมือนตากแดดสามวัน',
      en: 'At my age a six-foot quilt is too heavy to wring. Here they helped me lift it, and it came out as fluffy as three days in the sun.',
    },
  },
  {
    name: { th: 'โค้ชเอก ทีมบอลเยาวชน', en: 'Coach Ek, youth football' },
    feedback: {
      th: 'ชุดแข่ง 18 ชุดเปื้อนโคลนทั้งทีม เครื่องใหญ่สองถัง ชั่วโมงกว่าก็เสร็จ เด็ก ๆ ใส่ลงสนามวันรุ่งขึ้นได้เลย',
      en: 'Eighteen muddy kits, two large drums, little more than an hour. The kids wore them the very next morning.',
    },
  },
  {
    name: { th: 'คุณฝน แอดมินร้านออนไลน์', en: 'Fon, online shop' },
    feedback: {
      th: 'ชอบที่มีเตือนว่าอีกกี่นาทีเสร็จ เปิดโน้ตบุ๊กตอบลูกค้ารอได้ Wi-Fi แรง แอร์เย็น นั่งทำงานยาวกว่าที่ห้องอีก',
      en: 'It tells me how many minutes are left, so I answer my customers while I wait. Good Wi-Fi, cool air: I get more done than at home.',
    },
  },
  {
    name: { th: 'พี่แบงค์ ช่างไฟโรงงาน', en: 'Bank, factory electrician' },
    feedback: {
      th: 'ชุดช่างตัวหนา ซักมือไม่เคยสะอาด ที่นี่แลกเหรียญจากแบงก์ร้อยได้ น้ำยาก็หยอดเอาในร้าน มาแค่ตัวกับตะกร้าพอ',
      en: 'Thick overalls never came clean by hand. Here I change a hundred-baht note, buy detergent from the machine, and bring only the basket.',
    },
  },
  {
    name: { th: 'ครูหญิง โรงเรียนประถม', en: 'Teacher Ying, primary school' },
    feedback: {
      th: 'เอาผ้าม่านห้องเรียนมาซักทั้งอาคาร กลัวหดมาก พี่ที่ร้านแนะให้ใช้น้ำเย็นกับความร้อนต่ำ ออกมาสวยไม่ยับสักผืน',
      en: 'I brought the curtains from the whole school and was afraid they would shrink. Cold wash, low heat, they told me in the shop, and not one came out creased.',
    },
  },
  {
    name: { th: 'พลอยกับเจ้าถุงเท้า (แมว)', en: 'Ploy and Socks (the cat)' },
    feedback: {
      th: 'ที่นอนแมวขนเต็มเลยค่ะ เจอเครื่องที่เขาแยกไว้ให้ซักของสัตว์เลี้ยงโดยเฉพาะ ไม่ต้องเกรงใจคนซักต่อ เจ้าถุงเท้านอนกรนเลย',
      en: 'The cat bed was more fur than bed. They have a machine just for pet items, so nobody after me minds. Socks was snoring in it by nine.',
    },
  },
  {
    name: { th: 'เฮียตี๋ ร้านอาหาร', en: 'Hia Ti, restaurant owner' },
    feedback: {
      th: 'ปิดร้านตีหนึ่งค่อยเดินเอาผ้าปูโต๊ะมาซัก คนน้อย เงียบดี ไฟสว่างไม่น่ากลัวเลย',
      en: 'I close at one and carry the tablecloths over. Quiet, bright, hardly a soul about, and never once did I feel uneasy.',
    },
    isDraft: true,
  },
  {
    name: { th: 'น้องแพรว เพิ่งย้ายหอ', en: 'Praew, just moved in' },
    feedback: {
      th: 'รอบแรกกดไม่เป็น อ่านป้ายสี่ขั้นตอนแป๊บเดียวเข้าใจ หยอดครบ 40 บาทเครื่องหมุนเลย ง่ายกว่าที่คิดเยอะ',
      en: 'I had never used one. Four steps on the wall, forty baht, and it was turning. Much easier than I thought.',
    },
    isDraft: true,
  },
].map(({ name, feedback, isDraft }, index) => ({
  name,
  feedback,
  picture: `reviewer-${index + 1}`,
  status: isDraft ? 'draft' : 'published',
  sort: index + 1,
}))
