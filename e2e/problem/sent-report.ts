import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { demoBranch } from '../every-page/pages.ts'
import { takePhoto } from '../support/take-photo.ts'

interface Sending {
  request: APIRequestContext
  contentUrl: string
}

/** Sends a report with a photo and no account; returns its code. */
export async function sendReport({ request, contentUrl }: Sending, message: string) {
  const found = await request.get(`${contentUrl}/api/branch/${demoBranch.open}`)
  const { result }: { result: { id: number } } = await found.json()
  const answer = await request.post(`${contentUrl}/items/contact`, {
    multipart: {
      type: 'problem',
      branch: String(result.id),
      cause: 'coin_not_returned',
      tel: '0812345678',
      message,
      photo: takePhoto(300),
    },
  })
  expect(answer.status()).toBe(200)
  const { data }: { data: { reference: string } } = await answer.json()
  return data.reference
}

export const statusWords = {
  th: {
    path: '/problem',
    message: 'ข้อความถึงทีมงาน',
    send: 'ส่งเพิ่ม',
    empty: 'พิมพ์ข้อความหรือแนบรูปก่อนส่ง',
    added: 'ได้รับข้อมูลเพิ่มแล้ว',
    closed: 'เรื่องนี้ปิดแล้ว',
  },
  en: {
    path: '/en/problem',
    message: 'Message to our team',
    send: 'Send',
    empty: 'Write a message or attach a photo',
    added: 'We’ve got your message',
    closed: 'This report is closed',
  },
}

/** Elements of the page of a report. */
export function reportPage(page: Page, language: 'th' | 'en') {
  const said = statusWords[language]
  const main = page.locator('main')
  return {
    sent: main.locator('.problem-sent__message'),
    photos: main.locator('.problem-sent__photo'),
    message: main.getByLabel(said.message),
    photo: main.locator('input[type=file]'),
    send: main.getByRole('button', { name: said.send, exact: true }),
    summary: page.locator('.error-summary'),
    thanks: page.locator('.form-thanks'),
  }
}
