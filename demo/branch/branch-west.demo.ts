import type { BranchSketch } from './branch-sketch.demo.ts'

export const westBranches: BranchSketch[] = [
  {
    slug: 'hua-hin-94',
    name: { th: 'หัวหิน ซอย ๙๔', en: 'Hua Hin Soi 94' },
    landmark: {
      th: 'ปากซอยหัวหิน 94 ฝั่งตลาดกลางคืน ใต้ตึกสีขาว',
      en: 'At the mouth of Hua Hin Soi 94, under the white building',
    },
    province: 'TH-77',
    at: [12.56338, 99.95726],
    kit: 'tourist',
    scene: 'beach',
  },
  {
    slug: 'prachuap-ao-manao',
    name: { th: 'ประจวบคีรีขันธ์ อ่าวประจวบ', en: 'Prachuap Khiri Khan Bay' },
    landmark: {
      th: 'ถนนชายทะเล ใกล้เขาช่องกระจก มองเห็นอ่าวจากหน้าร้าน',
      en: 'On the seafront road below Khao Chong Krachok, with a view of the bay',
    },
    province: 'TH-77',
    at: [11.81153, 99.79826],
    kit: 'tourist',
    scene: 'pier',
  },
  {
    slug: 'kanchanaburi-bridge',
    name: { th: 'กาญจนบุรี สะพานข้ามแม่น้ำแคว', en: 'Kanchanaburi River Kwai Bridge' },
    landmark: {
      th: 'ถนนแม่น้ำแคว เดินจากสะพานรถไฟ 6 นาที',
      en: 'On Mae Nam Khwae Road, six minutes from the railway bridge',
    },
    province: 'TH-71',
    at: [14.03817, 99.50863],
    kit: 'tourist',
    scene: 'bridge',
  },
  {
    slug: 'ratchaburi-koi-ki',
    name: { th: 'ราชบุรี ตลาดโคยกี๊ ริมแม่กลอง', en: 'Ratchaburi Koi Ki Market, Mae Klong Riverside' },
    landmark: {
      th: 'ริมเขื่อนรัฐประชาพัฒนา ตรงข้ามตลาดโคยกี๊',
      en: 'On the embankment, opposite the Koi Ki walking street',
    },
    province: 'TH-70',
    at: [13.53847, 99.81938],
    kit: 'corner',
    scene: 'shophouses',
    open: { weekday: ['05:00', '22:00'], weekend: ['05:00', '23:00'] },
  },
  {
    slug: 'phetchaburi-khao-wang',
    name: { th: 'เพชรบุรี เชิงเขาวัง', en: 'Phetchaburi Khao Wang' },
    landmark: {
      th: 'เชิงเขาวัง ทางขึ้นรถราง ข้างร้านขนมหม้อแกง',
      en: 'At the foot of Khao Wang by the cable car, beside the mo kaeng shop',
    },
    province: 'TH-76',
    at: [13.11028, 99.94182],
    kit: 'corner',
    scene: 'temple',
    open: { weekday: ['06:00', '22:00'], weekend: ['05:30', '22:30'] },
  },
]
