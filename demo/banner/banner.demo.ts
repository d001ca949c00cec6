import type { BannerPlace } from '@washhouse/contract/banner/banner.contract'
import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'

export interface BannerDemo {
  place: BannerPlace
  /** The name of a drawing. */
  picture: string | null
  /** True: no overlay covers the picture. */
  seeThrough: boolean
  isActive: boolean
  status: 'published' | 'draft'
  sort: number
  text: BilingualText
  /** Its own text for the button. */
  button?: BilingualText
  /** Days from seeding until it ends, if ever. */
  endsInDays?: number
  /** Thai site path, or 'line'. */
  link: string | null
}

/** Of the five main ones three are visible: one has no picture, one is inactive. */
export const banners: BannerDemo[] = [
  {
    place: 'main',
    picture: 'banner-night-price',
    seeThrough: false,
    isActive: true,
    status: 'published',
    sort: 1,
    text: {
      th: 'ซักครึ่งราคา ตีหนึ่งถึงตีห้า ทุกวันอังคาร',
      en: 'Half price, 1 to 5 a.m. every Tuesday',
    },
    button: { th: 'ดูเวลาและเงื่อนไข', en: 'See times and terms' },
    link: '/news/half-price-nights',
  },
  {
    place: 'main',
    picture: 'banner-new-branch',
    seeThrough: true,
    isActive: true,
    status: 'published',
    sort: 2,
    text: {
      th: 'เปิดแล้ว นิมมาน ซอย 9 ทั้งวันทั้งคืน',
      en: 'Now open, day and night: Nimman Soi 9',
    },
    button: { th: 'ไปดูร้านใหม่', en: 'See the new branch' },
    link: '/news/opens-nimman-soi-9',
  },
  {
    place: 'main',
    picture: 'banner-duvet',
    seeThrough: false,
    isActive: true,
    status: 'published',
    sort: 3,
    text: {
      th: 'ซักผ้านวม 180 บาทจบ อบรอบสองฟรี',
      en: 'A duvet, washed and dried through: ฿180',
    },
    link: '/news/duvet-second-dry-free',
    endsInDays: 60,
  },
  {
    place: 'main',
    picture: null,
    seeThrough: false,
    isActive: true,
    status: 'published',
    sort: 4,
    text: {
      th: 'ศุกร์นี้ซักเสร็จ อบต่อ 30 นาที ไม่คิดเงิน',
      en: 'Wash on Friday, dry for free',
    },
    link: '/news',
  },
  {
    place: 'main',
    picture: 'banner-rain',
    seeThrough: false,
    isActive: false,
    status: 'published',
    sort: 5,
    text: {
      th: 'ฝนตกก็ช่าง ชั่วโมงเดียวผ้าแห้ง',
      en: 'Let it rain: dry in an hour',
    },
    link: '/branch',
  },
  {
    place: 'banner_2',
    picture: 'banner-2',
    seeThrough: false,
    isActive: true,
    status: 'published',
    sort: 1,
    text: {
      th: 'ตะกร้าเล็ก ซักบวกอบ 70 บาท 60 นาทีเสร็จ',
      en: 'A small basket, washed and dried in an hour: ฿70',
    },
    button: { th: 'ดูเครื่องและราคา', en: 'Machines and prices' },
    link: '/product',
  },
  {
    place: 'banner_3',
    picture: 'banner-3',
    seeThrough: false,
    isActive: true,
    status: 'published',
    sort: 1,
    text: {
      th: 'ลืมของไว้ที่ร้าน เราเก็บไว้ให้ 30 วัน',
      en: 'Left something behind? We keep it for 30 days',
    },
    button: { th: 'ตามหาของที่ลืม', en: 'Get it back' },
    link: '/news/lost-and-found',
  },
  {
    place: 'banner_4',
    picture: 'banner-4',
    seeThrough: true,
    isActive: true,
    status: 'published',
    sort: 1,
    text: {
      th: 'นอนไม่หลับ มาซักผ้ากัน ไฟเปิดรออยู่',
      en: 'Can’t sleep? There’s a shop with its lights on',
    },
    button: { th: 'หาร้านที่เปิดอยู่', en: 'Find an open branch' },
    link: '/branch?open=now',
  },
  {
    place: 'investor_ads',
    picture: 'banner-open-house',
    seeThrough: false,
    isActive: true,
    status: 'published',
    sort: 1,
    text: {
      th: 'เสาร์แรกของเดือน แวะมาดูร้านจริง คุยกับเจ้าของร้านจริง',
      en: 'First Saturday of the month: visit a shop, meet its owner',
    },
    button: { th: 'นัดวันดูร้าน', en: 'Arrange a visit' },
    link: '/contact',
  },
  {
    place: 'investor_ads',
    picture: 'banner-empty-shop',
    seeThrough: false,
    isActive: true,
    status: 'published',
    sort: 2,
    text: {
      th: 'มีตึกว่างอยู่ไหม ส่งทำเลมา เราดูให้ก่อน ไม่คิดเงิน',
      en: 'Got an empty shophouse? We check your site for free',
    },
    button: { th: 'ส่งทำเลให้เราดู', en: 'Send us your site' },
    link: '/investor/interest',
  },
]
