import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'

interface FactDemo {
  title: BilingualText
  text: BilingualText
}

/** What people may expect to know before signing. Fees agree with the percentages of the estimate. */
export const franchiseFacts: FactDemo[] = [
  {
    title: { th: 'ค่าแรกเข้า', en: 'Initial fee' },
    text: {
      th: '150,000 บาท (แพ็กเกจสองเครื่อง 30,000 บาท) รวมอยู่ในราคาแพ็กเกจแล้ว จ่ายครั้งเดียวตลอดอายุสัญญา เป็นค่าสิทธิใช้ชื่อ ค่าอบรม และค่าออกแบบร้าน',
      en: '฿150,000 (฿30,000 for two machines), already included in the package price and paid once per contract term. It covers the right to use the name, training and shop design.',
    },
  },
  {
    title: { th: 'ค่าสิทธิรายเดือน', en: 'Monthly royalty' },
    text: {
      th: '3% ของยอดขายก่อนภาษีมูลค่าเพิ่ม ตัดจากยอดในระบบทุกวันที่ 5 ของเดือนถัดไป วันไหนร้านต้องปิดเพราะเครื่องหรือระบบของเรามีปัญหา เราไม่คิดค่าสิทธิของวันนั้น',
      en: '3% of sales before VAT, deducted from the sales in our system on the 5th of the next month. We charge nothing for days when a fault in our machines or system kept the shop closed.',
    },
  },
  {
    title: { th: 'ค่าการตลาด', en: 'Marketing fee' },
    text: {
      th: '2% ของยอดขาย ใช้ทำโฆษณา โปรโมชัน และป้ายในร้านของทุกสาขาร่วมกัน เราส่งสรุปการใช้เงินก้อนนี้ให้เจ้าของร้านทุกปี',
      en: '2% of sales, spent on advertising, offers and signs for all shops. Every year we send owners a summary of how it was spent.',
    },
  },
  {
    title: { th: 'สิ่งที่ไม่รวมในราคาแพ็กเกจ', en: 'Not in the package price' },
    text: {
      th: 'ค่าเช่าและเงินประกันพื้นที่ งานปรับปรุงอาคาร ค่าขอขยายมิเตอร์ไฟและน้ำ ใบอนุญาตของท้องถิ่น เงินทุนหมุนเวียนราว 3 เดือน และภาษีมูลค่าเพิ่ม ส่วนงานปรับปรุง เงินทุนหมุนเวียน และภาษี เราประมาณไว้ให้แล้วในแต่ละแพ็กเกจ',
      en: 'Rent and deposit, fit-out, larger power and water meters, local permits, about three months’ working capital, and VAT. Each package shows an estimate for fit-out, working capital and VAT.',
    },
  },
  {
    title: { th: 'อายุสัญญา', en: 'Contract term' },
    text: {
      th: '5 ปี นับจากวันเปิดร้าน ไม่ใช่วันเซ็นสัญญา ควรทำสัญญาเช่าพื้นที่ให้ยาวไม่น้อยกว่านี้',
      en: 'Five years from the day the shop opens, not from signing. Your lease should be at least as long.',
    },
  },
  {
    title: { th: 'การต่อสัญญา', en: 'Renewal' },
    text: {
      th: 'ต่อได้ครั้งละ 5 ปี แจ้งล่วงหน้า 6 เดือน ค่าต่อสัญญา 50,000 บาท เงื่อนไขคือร้านผ่านการตรวจมาตรฐานปีสุดท้าย และเปลี่ยนเครื่องที่ใช้เกิน 10 ปี',
      en: 'For five more years at a time, with six months’ notice and a fee of ฿50,000. The shop must have passed its checks in the last year, and machines over ten years old must be replaced.',
    },
  },
  {
    title: { th: 'เขตพื้นที่', en: 'Territory' },
    text: {
      th: 'เราไม่เปิดสาขาใหม่ในรัศมี 1 กม. จากร้านคุณ (ในกรุงเทพฯ 500 ม.) ตลอดอายุสัญญา ถ้าจะเปิดใกล้เคียง เราแจ้งร้านที่อยู่ใกล้ที่สุดก่อนและให้สิทธิพิจารณาเป็นรายแรก 30 วัน',
      en: 'No new branch within 1 km of yours (500 m in Bangkok) during the term. If we plan one nearby, we tell the nearest owner first and give them first refusal for thirty days.',
    },
  },
  {
    title: { th: 'การอบรม', en: 'Training' },
    text: {
      th: '5 วัน คือ 3 วันที่ศูนย์ฝึกในกรุงเทพฯ และ 2 วันหน้าร้านของคุณ สำหรับเจ้าของและผู้ช่วยรวม 2 คน หลังเปิดร้านมีทีมอยู่ด้วย 3 วัน และทบทวนให้ฟรีปีละครั้ง',
      en: 'Five days for you and one helper: three at our centre in Bangkok and two in your shop. A team stays with you for the first three days after opening, and you get a free refresher every year.',
    },
  },
  {
    title: { th: 'เราดูแลอะไร', en: 'What we do' },
    text: {
      th: 'สำรวจทำเล ออกแบบร้าน จัดหาและติดตั้งเครื่อง ระบบรับชำระเงิน ทีมตอบลูกค้า 24 ชั่วโมง ช่างถึงร้านภายใน 24 ชั่วโมง รับประกันอะไหล่ 2 ปี และการตลาดของแบรนด์',
      en: 'Site survey, shop design, machines and installation, payment system, 24-hour customer support, a technician within 24 hours, a two-year parts warranty and brand marketing.',
    },
  },
  {
    title: { th: 'คุณดูแลอะไร', en: 'What you do' },
    text: {
      th: 'หาพื้นที่และทำสัญญาเช่า ทำความสะอาดร้านทุกวัน เก็บและเติมเหรียญ เติมน้ำยา จ่ายค่าน้ำ ค่าไฟ ค่าแก๊ส เสียภาษี และรักษามาตรฐานความสะอาดตามคู่มือ',
      en: 'The premises and lease, daily cleaning, collecting and refilling coins, refilling detergent, bills for water, power and gas, taxes, and keeping the shop as clean as the manual requires.',
    },
  },
  {
    title: { th: 'ซื้อของจากที่อื่นได้ไหม', en: 'Can you buy supplies elsewhere?' },
    text: {
      th: 'เครื่อง ระบบรับชำระเงิน และป้ายต้องมาจากเรา เพราะเกี่ยวกับความปลอดภัยและชื่อแบรนด์ ส่วนน้ำยา อุปกรณ์ทำความสะอาด และของใช้ในร้าน ซื้อที่ไหนก็ได้ ขอให้คุณภาพเป็นไปตามคู่มือ',
      en: 'Machines, payment system and signs must come from us, for safety and to protect the brand. You can buy detergent, cleaning supplies and shop items anywhere, as long as the quality meets the manual.',
    },
  },
  {
    title: { th: 'ประกันภัย', en: 'Insurance' },
    text: {
      th: 'ร้านต้องมีประกันอัคคีภัยตามมูลค่าเครื่อง และประกันความรับผิดต่อบุคคลภายนอกไม่น้อยกว่า 1 ล้านบาทต่อครั้ง เบี้ยรวมราว 8,000–20,000 บาทต่อปีตามขนาดร้าน คุณเลือกบริษัทประกันเอง',
      en: 'Fire cover for the value of the machines, and third-party liability of at least ฿1 million for each case: about ฿8,000–20,000 a year in total. You choose the insurer.',
    },
  },
  {
    title: { th: 'ถ้าอยากเลิกหรือขายร้าน', en: 'If you want to stop or sell' },
    text: {
      th: 'เลิกก่อนครบกำหนดได้ แจ้งล่วงหน้า 6 เดือน ไม่มีค่าปรับหลังปีที่สอง โอนร้านให้คนอื่นได้เมื่อผู้รับโอนผ่านการอบรม ค่าโอน 30,000 บาท ถ้าขายเครื่องคืน เราประเมินราคาตามสภาพให้เป็นลายลักษณ์อักษร',
      en: 'You can end the contract early with six months’ notice, without penalty after the second year. You can transfer the shop to someone who completes the training, for a fee of ฿30,000. If you sell the machines back to us, we give you a written valuation based on their condition.',
    },
  },
  {
    title: { th: 'เอกสารที่ได้อ่านก่อนเซ็น', en: 'What you read before you sign' },
    text: {
      th: 'เราให้เอกสารเปิดเผยข้อมูลกับร่างสัญญาอย่างน้อย 14 วันก่อนเซ็น ครบสี่เรื่องตามแนวทางแฟรนไชส์ของคณะกรรมการการแข่งขันทางการค้า คือค่าตอบแทนและค่าใช้จ่าย แผนธุรกิจ สิทธิในทรัพย์สินทางปัญญา และการต่อ แก้ไข ยกเลิกสัญญา ให้ทนายของคุณอ่านด้วยได้เลย',
      en: 'The disclosure document and the draft contract, at least fourteen days before signing. They cover the four matters named in the franchise guidelines of the Trade Competition Commission: payments, the business plan, intellectual property, and renewal, change and termination. Show them to your own lawyer.',
    },
  },
]
