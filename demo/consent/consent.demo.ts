import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'

/** Content of a category in the cookie settings. */
interface CategoryDemo {
  title: BilingualText
  description: BilingualText
}

/** The banner: texts, and pictures by the names of drawings. */
export const cookieDetail: {
  header: BilingualText
  description: BilingualText
  logo: string
  closeIcon: string
} = {
  header: { th: 'เรื่องคุกกี้ คุณเลือกได้', en: 'Cookies: your choice' },
  description: {
    th: 'คุกกี้บางตัวจำเป็นต่อการทำงานของเว็บ ที่เหลือช่วยนับคนเข้าชมและวัดผลโฆษณา ไม่รับก็ใช้เว็บได้เหมือนเดิม',
    en: 'Some keep the site working. Others count visits and measure our ads. The site works the same either way.',
  },
  logo: 'policy-cookie-mark',
  closeIcon: 'policy-close-mark',
}

/** Essential: always on. */
export const generalCookies: CategoryDemo[] = [
  {
    title: { th: 'จำตัวเลือกคุกกี้', en: 'Your cookie choice' },
    description: {
      th: 'จำไว้ 30 วันว่าคุณรับกลุ่มไหนบ้าง จะได้ไม่ต้องถามทุกหน้า ในคุกกี้มีแค่คำว่ารับแล้ว ไม่มีเลขประจำตัวของคุณ',
      en: 'Remembers for 30 days which groups you accepted, so we don’t have to ask on every page. It only says yes, and nothing in it identifies you.',
    },
  },
  {
    title: { th: 'จำภาษา', en: 'Your language' },
    description: {
      th: 'จำว่าคุณอ่านภาษาไทยหรืออังกฤษ กลับมาคราวหน้าจะได้เจอภาษาเดิม เก็บไว้ไม่เกิน 1 ปี',
      en: 'Remembers for up to a year whether you read Thai or English, so the site opens in your language next time.',
    },
  },
]

export const analyticsCookie: CategoryDemo = {
  title: { th: 'คุกกี้วิเคราะห์การใช้งาน', en: 'Analytics cookies' },
  description: {
    th: 'ช่วยให้เรารู้ว่าหน้าไหนมีคนอ่าน และคนมักติดอยู่ที่หน้าไหน แยกเบราว์เซอร์แต่ละตัวด้วยเลขสุ่ม ไม่มีชื่อ เบอร์โทร หรืออีเมลของคุณ',
    en: 'They show us which pages people read and where they get stuck. Each browser gets a random number, without your name, phone or email.',
  },
}

export const advertisingCookie: CategoryDemo = {
  title: { th: 'คุกกี้โฆษณา', en: 'Advertising cookies' },
  description: {
    th: 'ช่วยวัดว่าโฆษณาชิ้นไหนพาคนมาถึงเว็บ และเลือกโฆษณาฟองใสที่ตรงกับคุณบนเว็บและแอปอื่น ถ้ารับ ผู้ให้บริการโฆษณาจะรู้ว่าคุณเปิดหน้าไหนในเว็บนี้ ไม่รับก็ยังเห็นโฆษณาอยู่ แค่ไม่ได้เลือกมาเพื่อคุณ',
    en: 'They show which ads bring people here, and pick Fongsai ads for you on other sites and apps. If you accept, the ad network learns which pages you open here. If you don’t, you still see ads, just not ones chosen for you.',
  },
}
