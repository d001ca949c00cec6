import type { Page } from '@playwright/test'
import { settingPages } from '../account/setting-pages.ts'
import type { AccountLanguage } from '../account/account-pages.ts'

/** Texts of the email settings and unsubscribe pages. */
const mailWords = {
  th: {
    weekly: 'ส่งให้ทุกสัปดาห์',
    none: 'ไม่ต้องส่ง',
    bundle: 'แจ้งทางอีเมลเมื่อมีคนตอบ หรือเรื่องที่แจ้งมีความคืบหน้า',
    saved: 'บันทึกแล้ว',
    onAccount: 'สรุปข่าวประจำสัปดาห์และความเคลื่อนไหวของคุณ',
    leaveDigest: 'เลิกรับสรุปข่าวประจำสัปดาห์',
    leaveAll: 'เลิกรับทั้งสองแบบ',
    digestLeft: 'เลิกส่งสรุปข่าวประจำสัปดาห์ให้คุณแล้ว',
    allLeft: 'เลิกส่งทั้งสรุปข่าวประจำสัปดาห์และอีเมลแจ้งความเคลื่อนไหวของคุณแล้ว',
    comeBack: 'เปลี่ยนใจ ขอรับเหมือนเดิม',
    comeBackToAll: 'เปลี่ยนใจ ขอรับทั้งสองแบบเหมือนเดิม',
    returned: /^ยินดีที่กลับมา/,
    unknown: 'ลิงก์นี้ใช้ไม่ได้',
    notDelivered: /ส่งไม่ถึง/,
    seeToIt: 'ดูวิธีแก้',
    mailMeTheLink: 'ส่งลิงก์ไปที่อีเมลนี้',
    linkIsComing: /^เราส่งลิงก์ไปที่/,
    startAgain: 'ส่งมาที่อีเมลนี้ได้เลย',
    started: 'เรียบร้อย เราจะส่งให้เหมือนเดิม',
  },
  en: {
    weekly: 'Send it every week',
    none: 'Don’t send it',
    bundle: 'Email me when someone replies or my report moves forward',
    saved: 'Your choice is saved',
    onAccount: 'Weekly summary and daily updates',
    leaveDigest: 'Stop the weekly summary',
    leaveAll: 'Stop both',
    digestLeft: 'You’ll no longer get the weekly summary',
    allLeft: 'You’ll no longer get the weekly summary or daily updates',
    comeBack: 'Changed my mind: keep sending it',
    comeBackToAll: 'Changed my mind: keep sending both',
    returned: /^Welcome back/,
    unknown: 'This link doesn’t work',
    notDelivered: /couldn’t be delivered/,
    seeToIt: 'See how to fix it',
    mailMeTheLink: 'Send the link to this email',
    linkIsComing: /^A link is on its way to/,
    startAgain: 'Send them here again',
    started: 'Done: you’ll get our emails again',
  },
} as const

/** Elements of these pages. */
export function mailPages(page: Page, language: AccountLanguage) {
  const pages = settingPages(page, language)
  const mails = mailWords[language]
  return {
    ...pages,
    mails,
    weekly: pages.main.getByRole('radio', { name: mails.weekly }),
    none: pages.main.getByRole('radio', { name: mails.none }),
    bundle: pages.main.getByRole('checkbox', { name: mails.bundle }),
    notice: pages.main.locator('.notice--good'),
    async openChoices() {
      await pages.open('/mail')
    },
  }
}
