import { expect, type Page } from '@playwright/test'
import type { AccountLanguage } from '../account/account-pages.ts'

/** What the pages of the web board say, in both languages. */
export const boardWords = {
  th: {
    prefix: '',
    gate: 'มาคุยกัน เมื่อเป็นสมาชิก',
    signIn: 'เข้าสู่ระบบ',
    heading: 'กระทู้ล่าสุด',
    newest: 'กระทู้ใหม่',
    write: 'ตั้งกระทู้',
    title: 'หัวข้อ',
    detail: 'ข้อความ',
    titleShort: 'หัวข้อสั้นไป ใส่อย่างน้อย 6 ตัวอักษร',
    detailShort: 'ข้อความสั้นไป เขียนอย่างน้อย 8 ตัวอักษร',
    preview: 'ดูตัวอย่างก่อน',
    sendReply: 'ส่งความเห็น',
    edit: 'แก้ไข',
    save: 'บันทึกการแก้ไข',
    remove: 'ลบ',
    removePost: 'ลบกระทู้',
    removeReply: 'ลบความเห็น',
    removed: 'ลบกระทู้ของคุณแล้ว',
    postGone: /^ผู้เขียนลบกระทู้นี้แล้ว/,
    replyGone: 'ความเห็นนี้ถูกลบแล้ว',
    replies: (count: number) => `${count} ความเห็น`,
    quote: 'อ้างถึง',
    solves: 'คำตอบนี้ช่วยได้',
    unsolves: 'ยังไม่ใช่คำตอบ',
    solved: 'แก้ได้แล้ว',
    solution: 'คำตอบที่ช่วยได้',
    pictures: 'รูปภาพ ไม่บังคับ',
    removePicture: /^เอาออก/,
    tooManyPictures: /ไม่เกิน 4 รูป/,
    noPicture: /ไม่ใช่รูป JPEG/,
    sendPost: 'ตั้งกระทู้',
    waits: /ทีมงานจะดูกระทู้นี้ภายใน 24 ชั่วโมง/,
    follow: 'ติดตามกระทู้',
    following: 'ติดตามอยู่ กดเพื่อเลิก',
    own: 'กระทู้ของฉัน',
    followed: 'ที่ติดตาม',
    search: 'ค้นในเว็บบอร์ด',
    find: 'ค้นหา',
    noneFound: /^ไม่พบกระทู้เรื่องนี้/,
    report: 'รายงาน',
    reason: 'โฆษณาหรือสแปม',
    noReason: 'เลือกเหตุผล',
    sendReport: 'ส่งรายงาน',
    reported: 'ได้รับรายงานแล้ว ขอบคุณ',
    takeDown: /^มีข้อความที่ควรนำออก/,
    sendTakeDown: 'ส่งคำขอ',
    askedTakeDown: 'ได้รับคำขอแล้ว',
    wait: /รออีก \d+ (?:วินาที|นาที)/,
    same: /เพิ่งส่งข้อความนี้ไปแล้ว/,
    unverified: /^ยืนยันอีเมลของคุณก่อน/,
    verify: 'ส่งลิงก์ยืนยันอีเมลให้ฉัน',
    draft: /^เรียกข้อความที่พิมพ์ค้างไว้กลับมาให้แล้ว/,
    nickname: 'ชื่อเล่น',
    saveName: 'บันทึก',
    nameSaved: 'บันทึกชื่อแล้ว',
    nameFormat: /ใช้ได้แค่ตัวอักษรไทย/,
    limitedUntil: /ได้อีกครั้งหลัง\s(\d+)\s/,
    askAgain: 'ขอให้ทบทวน',
    askedAgain: /ส่งแล้ว ทีมงานจะทบทวน/,
    sendAppeal: 'ส่งให้ทีมงาน',
    appealSent: 'ได้รับข้อความแล้ว',
  },
  en: {
    prefix: '/en',
    gate: 'Sign in and join the talk',
    signIn: 'Sign in',
    heading: 'Latest posts',
    newest: 'Newest',
    write: 'Send the post',
    title: 'Title',
    detail: 'Text',
    titleShort: 'The title is too short: 6 characters at least',
    detailShort: 'The text is too short: 8 characters at least',
    preview: 'Preview',
    sendReply: 'Send the reply',
    edit: 'Edit',
    save: 'Save the change',
    remove: 'Take back',
    removePost: 'Take it back',
    removeReply: 'Take it back',
    removed: 'Your post is taken back',
    postGone: /^Its author has taken this post back/,
    replyGone: 'This reply was taken back',
    replies: (count: number) => (count === 1 ? 'One reply' : `${count} replies`),
    quote: 'Quote',
    solves: 'This solved it',
    unsolves: 'Not the answer after all',
    solved: 'solved',
    solution: 'This solved it',
    pictures: 'Pictures optional',
    removePicture: /^Remove/,
    tooManyPictures: /4 pictures at most/,
    noPicture: /is no JPEG/,
    sendPost: 'Send the post',
    waits: /Our team looks at this post within 24 hours/,
    follow: 'Follow',
    following: 'Following · stop',
    own: 'My posts',
    followed: 'Followed',
    search: 'Search the web board',
    find: 'Search',
    noneFound: /^Nobody has written about this yet/,
    report: 'Report',
    reason: 'Advertising or spam',
    noReason: 'Please choose a reason',
    sendReport: 'Send the report',
    reported: 'Thank you, we have your report',
    takeDown: /^Something on the web board/,
    sendTakeDown: 'Send the request',
    askedTakeDown: 'We have your request',
    wait: /Wait \d+ (?:second|minute)/,
    same: /You have just sent this text/,
    unverified: /^Confirm your email address first/,
    verify: 'Send me the link to confirm it',
    draft: /^Here is what you had not sent yet/,
    nickname: 'Nickname',
    saveName: 'Save',
    nameSaved: 'Your name is saved',
    nameFormat: /Only Thai and English letters/,
    limitedUntil: /again after\s(\d+)\s/,
    askAgain: 'Ask them to look again',
    askedAgain: /Sent\. Our team looks at it again/,
    sendAppeal: 'Send it to our team',
    appealSent: 'We have your message',
  },
} as const

/** The pages of the web board in a language. */
export function boardPages(page: Page, language: AccountLanguage) {
  const words = boardWords[language]
  const main = page.locator('main')
  const link = (name: string) => main.getByRole('link', { name, exact: true })
  const button = (name: string) => main.getByRole('button', { name, exact: true })
  return {
    words,
    main,
    link,
    button,
    pathOf: (path: string) => words.prefix + path,
    title: main.getByLabel(words.title, { exact: true }),
    detail: main.getByLabel(words.detail, { exact: true }),
    summary: page.locator('.error-summary'),
    preview: main.locator('.form-preview'),
    /** The post of the topic. */
    post: main.locator('.talk-entry--post'),
    reply: (id: number) => main.locator(`#reply-${id}`),
    row: (title: string) => main.locator('.board-table__row').filter({ hasText: title }),
  }
}

/** The id of the post whose topic is shown. */
export function shownPost(page: Page): number {
  return Number(/\/webboard\/(\d+)/.exec(page.url())?.[1])
}

/**
 * As if the form had been open for a minute longer: what is sent within two seconds is a program's, and looked at first.
 * What is sent is changed too, as the page may put the field's own time back before.
 */
export async function takeTime(page: Page): Promise<void> {
  const openedAt = page.locator('main input[name=openedAt]')
  // On some pages the browser fills it in.
  await expect(openedAt).toHaveValue(/^\d+$/)
  await openedAt.evaluate((field: HTMLInputElement) => {
    const earlier = String(Number(field.value) - 60_000)
    field.value = earlier
    document.addEventListener('formdata', ({ formData }) => {
      if (formData.has('openedAt')) formData.set('openedAt', earlier)
    })
  })
}
