import type { BranchSketch } from './branch-sketch.demo.ts'

export const centralBranches: BranchSketch[] = [
  {
    slug: 'ayutthaya-hua-ro-market',
    name: {
      th: 'อยุธยา ตลาดหัวรอ ริมคลองเมือง หน้าป้อมมหาไชย',
      en: 'Ayutthaya Hua Ro Market, by the old fort',
    },
    landmark: {
      th: 'ริมคลองเมือง หน้าตลาดหัวรอ ห่างจากป้อมมหาไชย 100 เมตร',
      en: 'On the town canal by Hua Ro Market, 100 metres from the Maha Chai fort',
    },
    province: 'TH-14',
    at: [14.36582, 100.57438],
    kit: 'tourist',
    scene: 'temple',
  },
  {
    slug: 'ayutthaya-rojana',
    name: { th: 'อยุธยา โรจนะ', en: 'Ayutthaya Rojana' },
    landmark: {
      th: 'หน้านิคมโรจนะ ติดหอพักพนักงาน จอดรถได้ 8 คัน',
      en: 'In front of the Rojana estate, beside the workers’ dormitories; room for eight cars',
    },
    province: 'TH-14',
    at: [14.34127, 100.66318],
    kit: 'village',
    scene: 'rice-fields',
  },
  {
    slug: 'phitsanulok-naresuan',
    name: { th: 'พิษณุโลก หน้า ม.นเรศวร', en: 'Phitsanulok, Naresuan University' },
    landmark: {
      th: 'ประตู 4 มหาวิทยาลัยนเรศวร ย่านหอพักท่าโพธิ์',
      en: 'At Gate 4 of Naresuan University, in the Tha Pho dormitories',
    },
    province: 'TH-65',
    at: [16.74162, 100.19538],
    kit: 'campus',
    scene: 'university',
  },
  {
    slug: 'phitsanulok-nan-river',
    name: { th: 'พิษณุโลก ริมน้ำน่าน', en: 'Phitsanulok Nan Riverside' },
    landmark: {
      th: 'ถนนพุทธบูชา ริมแม่น้ำน่าน เดินจากวัดใหญ่ 5 นาที',
      en: 'On Phuttha Bucha Road by the Nan River, five minutes from Wat Yai',
    },
    province: 'TH-65',
    at: [16.82137, 100.26174],
    kit: 'tourist',
    scene: 'bridge',
  },
  {
    slug: 'nakhon-sawan-pak-nam-pho',
    name: { th: 'นครสวรรค์ ปากน้ำโพ', en: 'Nakhon Sawan Pak Nam Pho' },
    landmark: {
      th: 'ถนนโกสีย์ ใกล้ต้นแม่น้ำเจ้าพระยา ตรงข้ามตลาดลาว',
      en: 'On Kosi Road near the source of the Chao Phraya, opposite the old market',
    },
    province: 'TH-60',
    at: [15.70216, 100.13817],
    kit: 'corner',
    scene: 'bridge',
  },
  {
    slug: 'saraburi-nong-khae',
    name: { th: 'สระบุรี หนองแค หินกอง', en: 'Saraburi Nong Khae, Hin Kong' },
    landmark: {
      th: 'ในปั๊มน้ำมันแยกหินกอง ขาขึ้นอีสาน',
      en: 'In the petrol station at the Hin Kong junction, on the road to Isan',
    },
    province: 'TH-19',
    at: [14.38526, 100.86812],
    kit: 'roadside',
    scene: 'petrol-station',
  },
  {
    slug: 'lop-buri-phra-prang',
    name: { th: 'ลพบุรี พระปรางค์สามยอด', en: 'Lop Buri Phra Prang Sam Yot' },
    landmark: {
      th: 'ถนนวิชาเยนทร์ ตรงข้ามพระปรางค์สามยอด หน้าร้านมีตาข่ายกันลิง',
      en: 'On Wichayen Road opposite the three prangs; a net keeps the monkeys out',
    },
    province: 'TH-16',
    at: [14.80284, 100.61493],
    kit: 'tourist',
    scene: 'temple',
    open: { weekday: ['06:00', '21:00'], weekend: ['06:00', '21:00'] },
  },
]
