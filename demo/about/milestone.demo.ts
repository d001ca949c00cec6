import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'

export interface MilestoneDemo {
  /** Of the Christian era. */
  year: number
  title: BilingualText
  description: BilingualText
  /** The name of a drawing; not every year has one. */
  picture: string | null
}

/** In order. News and facts of the franchise agree with it. */
export const milestones: MilestoneDemo[] = [
  {
    year: 2016,
    title: { th: 'ร้านแรกในซอยอารีย์ 4', en: 'The first shop, Soi Ari 4' },
    description: {
      th: 'ห้องแถวสองคูหา เครื่องมือสองแปดเครื่อง กับม้านั่งจากร้านโจ๊ก',
      en: 'Two shophouses, eight second-hand machines and the bench of a porridge shop.',
    },
    picture: null,
  },
  {
    year: 2017,
    title: { th: 'ซักผ้านวมได้ในถังเดียว', en: 'A whole duvet in one drum' },
    description: {
      th: 'เครื่อง 27 กก. เครื่องแรกมาถึง ลูกค้าคนแรกแบกผ้านวมมาเองสามซอย',
      en: 'Our first 27 kg machine arrived. Its first customer carried her duvet across three lanes.',
    },
    picture: 'news-duvet-without-smell',
  },
  {
    year: 2018,
    title: { th: 'แฟรนไชส์ร้านแรกที่เชียงใหม่', en: 'The first franchise, Chiang Mai' },
    description: {
      th: 'คุณวิภาเปลี่ยนห้องแถวว่างที่สันติธรรมเป็นร้านฟองใส ยังเปิดอยู่จนวันนี้',
      en: 'Wipha turned her empty shophouse in Santitham into a Fongsai. It is open to this day.',
    },
    picture: 'shop-shophouses-1',
  },
  {
    year: 2019,
    title: { th: 'ตู้น้ำยาและเครื่องแลกเหรียญครบทุกร้าน', en: 'Detergent and coins in every shop' },
    description: {
      th: 'มาตัวเปล่ากับตะกร้าใบเดียวก็ซักได้ ไม่ต้องแวะร้านสะดวกซื้อก่อน',
      en: 'Just bring your basket: every shop now has a coin changer and a detergent machine.',
    },
    picture: null,
  },
  {
    year: 2020,
    title: { th: 'ซักชุดให้คนแนวหน้าฟรี', en: 'Free washing for the front line' },
    description: {
      th: 'ช่วงโควิด หมอ พยาบาล และไรเดอร์ซักอบฟรีทุกสาขารวม 41,000 รอบ',
      en: 'Through the pandemic doctors, nurses and riders washed and dried free of charge: 41,000 loads.',
    },
    picture: null,
  },
  {
    year: 2021,
    title: { th: 'ลงใต้ที่หาดใหญ่ หน้า ม.อ.', en: 'South to Hat Yai' },
    description: {
      th: 'ร้านแรกในภาคใต้ กลางย่านหอพักที่นอนดึกพอกัน ครบทุกภาคพอดี',
      en: 'Our first shop in the south, among dormitories that stay up as late as we do. Now every region has one.',
    },
    picture: 'shop-university-1',
  },
  {
    year: 2022,
    title: { th: 'มีทีมช่างและคลังอะไหล่ 5 แห่ง', en: 'Engineers and five spare-part stores' },
    description: {
      th: 'เลิกจ้างช่างนอก ตั้งทีมของเราเอง ช่างถึงร้านภายใน 24 ชั่วโมงทั่วประเทศ',
      en: 'We built our own team, which reaches any shop in Thailand within 24 hours.',
    },
    picture: 'investor-engineer',
  },
  {
    year: 2023,
    title: { th: 'สาขาที่ 50 และศูนย์ตอบลูกค้าทั้งคืน', en: 'Fifty shops, and a night desk' },
    description: {
      th: 'ทัก LINE ตอนไหนก็มีคนตอบ และสั่งเดินเครื่องให้จากส่วนกลางได้',
      en: 'Message us on LINE any time: someone answers, and can restart your machine remotely.',
    },
    picture: null,
  },
  {
    year: 2025,
    title: { th: 'ใช้น้ำล้างรอบสุดท้ายซ้ำ', en: 'The last rinse is used again' },
    description: {
      th: 'เริ่มที่ 7 สาขา น้ำรอบสุดท้ายที่ยังใสเก็บไว้ล้างถังเปล่า ถูพื้น และรดต้นไม้',
      en: 'In seven shops the last, clear rinse now cleans empty drums and floors and waters the plants.',
    },
    picture: 'news-water-recycling',
  },
  {
    year: 2026,
    title: { th: 'แดดปั่นถังใน 12 สาขา', en: 'Sunlight turns the drums in 12 shops' },
    description: {
      th: 'แผงโซลาร์บนหลังคาผลิตไฟได้ราวหนึ่งในสามของที่ร้านใช้ทั้งวัน',
      en: 'Panels on the roof make about a third of the power that a shop uses in a day.',
    },
    picture: 'news-solar-roof',
  },
  {
    year: 2026,
    title: { th: 'ครบสิบปี กว่า 120 สาขา', en: 'Ten years, more than 120 shops' },
    description: {
      th: 'สแกนพร้อมเพย์ได้ทุกเครื่อง ส่วนม้านั่งตัวเดิมยังอยู่หน้าร้านอารีย์',
      en: 'Every machine takes PromptPay, and the old bench still stands outside the Ari shop.',
    },
    picture: null,
  },
]
