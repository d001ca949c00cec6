import type { PolicyKind } from '@washhouse/contract/policy/policy.contract'
import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'
import { cookiePolicyEnglish } from './cookie-policy.en.demo.ts'
import { cookiePolicyThai } from './cookie-policy.th.demo.ts'
import { privacyPolicyEnglish } from './privacy-policy.en.demo.ts'
import { privacyPolicyThai } from './privacy-policy.th.demo.ts'
import { termsEnglish } from './terms.en.demo.ts'
import { termsThai } from './terms.th.demo.ts'

export interface PolicyDemo {
  title: BilingualText
  /** Markdown: ## and ### headings, lists, **bold**, > quotes, links to Thai site paths. */
  body: BilingualText
  images: {
    /** The name of a drawing. */
    picture: string
    caption: BilingualText
  }[]
}

/** The version in every policy. Cookie choices refer to it. */
export const policyVersion = '1'

export const policies: Record<PolicyKind, PolicyDemo> = {
  cookie: {
    title: { th: 'นโยบายคุกกี้', en: 'Cookie policy' },
    body: { th: cookiePolicyThai, en: cookiePolicyEnglish },
    images: [
      {
        picture: 'policy-cookie-jar',
        caption: {
          th: 'โหลคุกกี้มีฝา จะหยิบชิ้นไหน คุณเป็นคนเลือก',
          en: 'A cookie jar with a lid: you choose what to take',
        },
      },
    ],
  },
  privacy: {
    title: { th: 'นโยบายความเป็นส่วนตัว', en: 'Privacy policy' },
    body: { th: privacyPolicyThai, en: privacyPolicyEnglish },
    images: [
      {
        picture: 'policy-locked-drum',
        caption: {
          th: 'ข้อมูลของคุณอยู่หลังประตูที่ล็อกไว้ เหมือนผ้าตอนเครื่องหมุน',
          en: 'Your data stays locked, like a drum while it turns',
        },
      },
      {
        picture: 'policy-near-me',
        caption: {
          th: 'ตำแหน่งของคุณอยู่ในมือถือของคุณ ไม่ถูกส่งมาหาเรา',
          en: 'Your location stays on your phone',
        },
      },
    ],
  },
  terms: {
    title: { th: 'ข้อกำหนดการใช้บริการ', en: 'Terms of service' },
    body: { th: termsThai, en: termsEnglish },
    images: [
      {
        picture: 'policy-fair-scales',
        caption: {
          th: 'ตกลงกันให้ชัดก่อนหยอดเหรียญ เท่ากันทั้งสองฝ่าย',
          en: 'Clear before you pay, and fair to both sides',
        },
      },
      {
        picture: 'policy-kept-clothes',
        caption: {
          th: 'ของที่ลืมไว้ เราเก็บให้ 30 วัน',
          en: 'We keep what you leave behind for 30 days',
        },
      },
    ],
  },
}
