import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'

export interface RewardDemo {
  name: BilingualText
  /** The name of a drawing. */
  picture: string
}

/** Awarding bodies are invented, as the brand is. */
export const rewards: RewardDemo[] = [
  {
    name: {
      th: 'แฟรนไชส์บริการดีเด่น ประจำปี 2568 ชมรมแฟรนไชส์ไทยยุคใหม่',
      en: 'Service franchise of the year 2025, New Thai Franchise Club',
    },
    picture: 'reward-trophy',
  },
  {
    name: {
      th: 'ร้าน 24 ชั่วโมงขวัญใจคนกะดึก ปี 2568 เครือข่ายคนทำงานกลางคืน',
      en: 'Best all-night shop 2025, voted by the Night Workers’ Network',
    },
    picture: 'reward-medal',
  },
  {
    name: {
      th: 'ร้านสะอาดมาตรฐานสามดาว ปี 2567 สมาคมผู้ตรวจร้านสะดวกซัก',
      en: 'Three stars for hygiene 2024, Laundry Inspectors’ Association',
    },
    picture: 'reward-rosette',
  },
  {
    name: {
      th: 'โล่ใบไม้เขียว ด้านการใช้น้ำซ้ำ ปี 2568 มูลนิธิน้ำหมุนเวียน',
      en: 'Green Leaf shield for water reuse 2025, Circular Water Foundation',
    },
    picture: 'reward-green-plaque',
  },
  {
    name: {
      th: 'แบรนด์ที่นักศึกษาบอกต่อมากที่สุด ปี 2566 ชมรมหอพักรอบรั้วมหาวิทยาลัย',
      en: 'Most recommended by students 2023, Campus Dormitories’ Club',
    },
    picture: 'reward-laurel',
  },
]
