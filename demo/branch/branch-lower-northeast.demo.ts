import type { BranchSketch } from './branch-sketch.demo.ts'

export const lowerNortheastBranches: BranchSketch[] = [
  {
    slug: 'khorat-yamo',
    name: { th: 'โคราช ลานย่าโม', en: 'Khorat Ya Mo Square' },
    landmark: {
      th: 'ถนนราชดำเนิน เยื้องอนุสาวรีย์ท้าวสุรนารี',
      en: 'On Ratchadamnoen Road, diagonal to the Thao Suranari monument',
    },
    province: 'TH-30',
    at: [14.97451, 102.09837],
    kit: 'corner',
    scene: 'shophouses',
  },
  {
    slug: 'khorat-suranaree-university',
    name: { th: 'โคราช มทส. ประตู 1', en: 'Khorat Suranaree University Gate 1' },
    landmark: {
      th: 'หน้าประตู 1 มหาวิทยาลัยเทคโนโลยีสุรนารี ย่านหอพัก',
      en: 'At Gate 1 of Suranaree University of Technology, among the dormitories',
    },
    province: 'TH-30',
    at: [14.88216, 102.02714],
    kit: 'campus',
    scene: 'university',
  },
  {
    slug: 'khorat-hua-thale',
    name: { th: 'โคราช หัวทะเล', en: 'Khorat Hua Thale' },
    landmark: {
      th: 'ถนนเพชรมาตุคลา ปากทางหมู่บ้าน ติดร้านวัสดุก่อสร้าง',
      en: 'On Phet Matukhla Road, at the housing estate, beside the builders’ merchant',
    },
    province: 'TH-30',
    at: [14.97762, 102.13315],
    kit: 'village',
    scene: 'rice-fields',
  },
  {
    slug: 'pak-chong-mittraphap',
    name: { th: 'ปากช่อง มิตรภาพ กม. ๕๘', en: 'Pak Chong Mittraphap km 58' },
    landmark: {
      th: 'ในปั๊มน้ำมันขาเข้าโคราช จุดพักรถใหญ่ จอดรถบ้านได้',
      en: 'In the big rest stop on the Khorat-bound side; camper vans welcome',
    },
    province: 'TH-30',
    at: [14.71283, 101.42617],
    kit: 'roadside',
    scene: 'petrol-station',
  },
  {
    slug: 'khao-yai-thanarat',
    name: { th: 'เขาใหญ่ ถนนธนะรัชต์', en: 'Khao Yai Thanarat Road' },
    landmark: {
      th: 'ถนนธนะรัชต์ กม. 12 ทางขึ้นเขาใหญ่ ในตลาดชุมชน',
      en: 'Thanarat Road km 12 on the way up to Khao Yai, in the community market',
    },
    province: 'TH-30',
    at: [14.59827, 101.44108],
    kit: 'tourist',
    scene: 'mall',
    open: { weekday: ['07:00', '22:00'], weekend: ['06:00', '23:00'] },
  },
  {
    slug: 'ubon-thung-si-mueang',
    name: { th: 'อุบลราชธานี ทุ่งศรีเมือง', en: 'Ubon Ratchathani Thung Si Mueang' },
    landmark: {
      th: 'ถนนศรีณรงค์ ตรงข้ามทุ่งศรีเมือง ข้างร้านก๋วยจั๊บญวน',
      en: 'On Si Narong Road opposite Thung Si Mueang park, beside the Vietnamese noodle shop',
    },
    province: 'TH-34',
    at: [15.23061, 104.85787],
    kit: 'corner',
    scene: 'temple',
  },
  {
    slug: 'ubon-university-warin',
    name: { th: 'อุบลราชธานี ม.อุบล วารินชำราบ', en: 'Ubon University, Warin Chamrap' },
    landmark: {
      th: 'หน้ามหาวิทยาลัยอุบลราชธานี ถนนสถลมาร์ค กม. 10',
      en: 'In front of Ubon Ratchathani University, Sathonlamak Road km 10',
    },
    province: 'TH-34',
    at: [15.12386, 104.90274],
    kit: 'campus',
    scene: 'university',
  },
  {
    slug: 'ubon-hat-khu-duea',
    name: { th: 'อุบลราชธานี หาดคูเดื่อ', en: 'Ubon Ratchathani Khu Duea Beach' },
    landmark: {
      th: 'ริมแม่น้ำมูล ปากทางหาดคูเดื่อ',
      en: 'By the Mun River, at the turn to Khu Duea beach',
    },
    province: 'TH-34',
    at: [15.21938, 104.81226],
    kit: 'village',
    scene: 'rice-fields',
  },
  {
    slug: 'buri-ram-football-ground',
    name: { th: 'บุรีรัมย์ ถนนสนามฟุตบอล', en: 'Buri Ram Football Ground Road' },
    landmark: {
      th: 'ถนนบุรีรัมย์–ประโคนชัย ก่อนถึงสนามฟุตบอล 500 เมตร',
      en: 'On the Buri Ram–Prakhon Chai road, 500 metres before the football ground',
    },
    province: 'TH-31',
    at: [14.97236, 103.09148],
    kit: 'mall',
    scene: 'mall',
    open: { weekday: ['06:00', '22:00'], weekend: ['06:00', '00:00'] },
  },
  {
    slug: 'surin-night-market',
    name: { th: 'สุรินทร์ ตลาดโต้รุ่ง', en: 'Surin Night Market' },
    landmark: {
      th: 'ถนนกรุงศรีใน ตรงข้ามตลาดโต้รุ่ง',
      en: 'On Krung Si Nai Road, opposite the night market',
    },
    province: 'TH-32',
    at: [14.88152, 103.49236],
    kit: 'corner',
    scene: 'market',
    exceptions: [
      {
        kind: 'closed',
        fromDay: -3,
        toDay: null,
        text: {
          th: 'น้ำท่วมเข้าร้าน เรากำลังล้างและตรวจทุกเครื่อง จะเปิดอีกครั้งเมื่อช่างรับรองว่าปลอดภัย',
          en: 'The flood came in. Every machine is being cleaned and tested; we reopen once the engineer signs them off.',
        },
        tell: 'now',
      },
    ],
  },
]
