import type { Page } from '@playwright/test'
import { settingPages } from '../account/setting-pages.ts'
import type { AccountLanguage } from '../account/account-pages.ts'

/** Texts of the email settings and unsubscribe pages. */
const mailWords = {
  th: {
    weekly: 'ส่งให้ทุกสัปดาห์',
    none: 'ไม่ต้องส่ง',
    bundle: 'แจ้งเรื่องของฉันทางอีเมล',
    saved: 'บันทึกแล้ว',
    onAccount: 'สรุปประจำสัปดาห์และเรื่องของคุณ',
    leaveDigest: 'เลิกรับสรุปประจำสัปดาห์',
    leaveAll: 'เลิกรับทั้งสองแบบ',
    digestLeft: 'เลิกส่งสรุปประจำสัปดาห์ให้คุณแล้ว',
    allLeft: 'เลิกส่งทั้งสรุปประจำสัปดาห์และอีเมลแจ้งเรื่องของคุณแล้ว',
    comeBack: 'เปลี่ยนใจ ขอรับเหมือนเดิม',
    comeBackToAll: 'เปลี่ยนใจ ขอรับทั้งสองแบบเหมือนเดิม',
    returned: /^ยินดีที่กลับมา/,
    unknown: 'ลิงก์นี้ใช้ไม่ได้',
    notDelivered: /ส่งไม่ถึง/,
    seeToIt: 'ดูวิธีแก้',
    mailMeTheLink: 'ส่งลิงก์ไปที่อีเมลนี้',
    linkIsComing: /^ลิงก์กำลังไปที่/,
    startAgain: 'ส่งมาที่นี่ได้เลย',
    started: 'เรียบร้อย เราจะส่งให้เหมือนเดิม',
  },
  en: {
    weekly: 'Send it weekly',
    none: 'Do not send it',
    bundle: 'Email me about what concerns me',
    saved: 'Your choice is saved',
    onAccount: 'The weekly summary, and what concerns you',
    leaveDigest: 'Stop the weekly summary',
    leaveAll: 'Stop both kinds of email',
    digestLeft: 'You no longer get the weekly summary',
    allLeft: 'You get neither the weekly summary nor your daily email any more',
    comeBack: 'I changed my mind: send it again',
    comeBackToAll: 'I changed my mind: send both again',
    returned: /^Welcome back/,
    unknown: 'This link does not work',
    notDelivered: /could not be delivered/,
    seeToIt: 'See how to fix it',
    mailMeTheLink: 'Mail me the link',
    linkIsComing: /^A link is on its way to/,
    startAgain: 'Send them here again',
    started: 'Done: we write to you again',
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
