import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'
import { news } from '../news/news.demo.ts'
import { productSteps } from '../product/product-page.demo.ts'
import type { DownloadDemo, PosterLook } from './download-item.demo.ts'
import { baht, inBoth, machinesOf, table, type Language } from './paper-text.ts'

interface PosterDemo extends PosterLook {
  key: string
  daysAgo: number
  title: BilingualText
  description: BilingualText
  picture: string
  text: BilingualText
}

const [detergent] = machinesOf('detergent_vending')

const poster =
  (subcategory: 'in-shop' | 'offers') =>
  ({ key, daysAgo, title, description, picture, text, ...look }: PosterDemo): DownloadDemo => ({
    key,
    category: 'posters',
    subcategory,
    daysAgo,
    title,
    description,
    paper: { picture, text, poster: look },
  })

/** Headline, picture and text of an offer in the news. */
function offer(slug: string): Pick<PosterDemo, 'headline' | 'picture' | 'text'> {
  const found = news.find((each) => each.slug === slug)
  if (!found) throw new Error(`The demo has no news "${slug}"`)
  return { headline: found.title, picture: found.picture, text: found.summary }
}

const priceWords = {
  th: { wash: 'ซัก', dry: 'อบ', from: 'ราคา', minutes: 'นาที' },
  en: { wash: 'Wash', dry: 'Dry', from: 'Price', minutes: 'Minutes' },
}

/** The first programme of each washer and dryer. */
function priceList(language: Language): string {
  const { wash, from, minutes } = priceWords[language]
  const rows = [...machinesOf('washer'), ...machinesOf('dryer')].map(({ title, programmes }) => {
    const [first] = programmes
    return [title[language], baht(language, first?.price ?? 0), String(first?.minutes ?? '')]
  })
  return table([[`${wash} · ${priceWords[language].dry}`, from, minutes], ...rows])
}

const detergentPrices = (language: Language) =>
  table([
    [detergent?.title[language] ?? '', priceWords[language].from],
    ...(detergent?.programmes ?? []).map(({ title, price }) => [
      title?.[language] ?? '',
      baht(language, price),
    ]),
  ])

const inShop: PosterDemo[] = [
  {
    key: 'six-steps',
    daysAgo: 3,
    title: { th: 'โปสเตอร์ หกขั้นตอนซักอบ', en: 'Poster: wash and dry in six steps' },
    description: {
      th: 'ครบหกขั้นตอนในแผ่นเดียว ติดข้างเครื่อง',
      en: 'All six steps on one sheet, for the wall beside the machines.',
    },
    headline: { th: 'ซักเองได้ ใน 6 ขั้นตอน', en: 'Your wash in 6 steps' },
    picture: 'step-sort',
    steps: productSteps,
    colour: 'night',
    text: {
      th: 'ติดขัดตรงไหน บอกเลขเครื่องมาทาง LINE เราตอบทั้งคืน',
      en: 'Stuck? Send us the machine number on LINE. We answer all night.',
    },
  },
  {
    key: 'price-poster',
    daysAgo: 6,
    title: { th: 'ป้ายราคาซักอบ', en: 'Sign: prices' },
    description: {
      th: 'ราคารอบแรกของทุกเครื่อง ติดหน้าร้าน',
      en: 'The price of a first round in every machine, for the shop window.',
    },
    headline: { th: 'ราคาเดียวกันทุกสาขา', en: 'Same prices in every branch' },
    picture: 'album-machine-row',
    text: inBoth(priceList),
  },
  {
    key: 'detergent-poster',
    daysAgo: 27,
    title: { th: 'ป้ายใส่น้ำยาเท่าไรดี', en: 'Sign: how much detergent to use' },
    description: { th: 'ติดเหนือตู้น้ำยาอัตโนมัติ', en: 'Hang it above the detergent machine.' },
    headline: { th: 'น้ำยาเท่าไรดี', en: 'How much detergent?' },
    picture: 'news-how-much-detergent',
    text: inBoth(
      (language) => `${detergentPrices(language)}\n\n${detergent?.description?.[language] ?? ''}`,
    ),
  },
  {
    key: 'duvet-poster',
    daysAgo: 64,
    title: { th: 'ป้ายซักผ้านวมไม่ให้อับ', en: 'Sign: keep your duvet fresh' },
    description: { th: 'ติดหน้าเครื่องใหญ่', en: 'For the big machines.' },
    headline: { th: 'ผ้านวมหอม ไม่อับ', en: 'A duvet that stays fresh' },
    picture: 'news-duvet-without-smell',
    text: inBoth((language) =>
      [...machinesOf('washer').slice(-1), ...machinesOf('dryer').slice(-1)]
        .map(
          ({ title, description }) => `## ${title[language]}\n\n${description?.[language] ?? ''}`,
        )
        .join('\n\n'),
    ),
  },
  {
    key: 'lost-and-found-poster',
    daysAgo: 83,
    title: { th: 'ป้ายของลืมอยู่ที่นี่', en: 'Sign: lost and found' },
    description: { th: 'ติดเหนือตู้ของลืม', en: 'Hang it above the lost-and-found cabinet.' },
    headline: { th: 'ลืมอะไรไว้ อยู่ตรงนี้', en: 'Left something behind?' },
    picture: 'news-lost-and-found',
    text: {
      th: `- เปิดดูในตู้ได้เลย
- ของมีค่าเราเก็บไว้ให้ ทัก LINE บอกสาขากับวันที่ลืม
- เจอของคนอื่น วางไว้ตรงนี้ ขอบคุณแทนเจ้าของ`,
      en: `- Have a look in the cabinet.
- We keep valuables safe: tell us the branch and the day on LINE.
- Found something? Leave it here. The owner says thanks.`,
    },
  },
  {
    key: 'water-poster',
    daysAgo: 110,
    title: { th: 'ป้ายน้ำที่ใช้ซ้ำได้', en: 'Sign: reused water' },
    description: { th: 'เล่าเรื่องถังน้ำหลังร้าน', en: 'The story of the tank behind the shop.' },
    headline: { th: 'น้ำล้างรอบสุดท้าย เราไม่ทิ้ง', en: 'The last rinse gets a second job' },
    picture: 'album-water-tank',
    text: offer('water-recycling').text,
    colour: 'night',
  },
]

const offers: PosterDemo[] = [
  {
    key: 'half-price-poster',
    daysAgo: 9,
    title: { th: 'โปสเตอร์ซักครึ่งราคา คืนวันอังคาร', en: 'Poster: half-price nights' },
    description: { th: 'ติดถึงสิ้นเดือนหน้า', en: 'Display until the end of next month.' },
    ...offer('half-price-nights'),
    colour: 'night',
  },
  {
    key: 'friday-poster',
    daysAgo: 18,
    title: { th: 'โปสเตอร์วันศุกร์อบฟรี', en: 'Poster: free drying on Fridays' },
    description: { th: 'สำหรับทุกสาขา', en: 'For every branch.' },
    ...offer('free-dry-friday'),
    colour: 'coin',
  },
  {
    key: 'student-poster',
    daysAgo: 36,
    title: { th: 'โปสเตอร์บัตรนักศึกษา ลด 20%', en: 'Poster: 20% off for students' },
    description: { th: 'สำหรับสาขาหน้ามหาวิทยาลัย', en: 'For branches near universities.' },
    ...offer('student-card-20'),
  },
  {
    key: 'new-year-poster',
    daysAgo: 320,
    title: { th: 'โปสเตอร์ปีใหม่อบนานคูณสอง', en: 'Poster: double drying time at New Year' },
    description: { th: 'ของปีที่แล้ว ใช้ดูเป็นตัวอย่าง', en: 'Last year’s, for reference.' },
    ...offer('new-year-double-drying'),
    colour: 'night',
  },
]

export const posters: DownloadDemo[] = [
  ...inShop.map(poster('in-shop')),
  ...offers.map(poster('offers')),
]
