import { expect } from '@playwright/test'
import { signIn, type StaffCall } from '../support/staff.ts'

interface Told {
  titleTh: string
  titleEn: string | null
  event?: 'news' | 'branch'
  slug?: string
}

/** Notifies all members as an editor; returns a function that withdraws it. */
export async function tellAll(staff: StaffCall, told: Told): Promise<() => Promise<void>> {
  const { request, contentUrl } = staff
  const headers = await signIn(staff)
  const url = `${contentUrl}/cms-api/notifications`
  const data = { ...told, audience: 'all', status: 'published' }
  const made = await request.post(url, { headers, data })
  expect(made.status(), await made.text()).toBe(201)
  const { doc }: { doc: { id: number } } = await made.json()
  return async () => {
    expect((await request.delete(`${url}/${doc.id}`, { headers })).status()).toBe(200)
  }
}

/** Texts of the notification menu and page. The unread count also depends on other tests, which notify all members. */
export const notificationWords = {
  th: {
    prefix: '',
    title: 'การแจ้งเตือน',
    counted: (count: string) => new RegExp(`^การแจ้ง\u00AD?เตือน ใหม่\\s${count}\\sเรื่อง$`),
    all: 'ดูทั้งหมด',
    seen: 'ทำเครื่องหมายว่าอ่านแล้วทั้งหมด',
    isNew: 'ใหม่',
    gate: 'ไม่พลาดเรื่องใหม่ เมื่อเป็นสมาชิก',
  },
  en: {
    prefix: '/en',
    title: 'Notifications',
    counted: (count: string) => new RegExp(`^Notifications, ${count} new$`),
    all: 'See all',
    seen: 'Mark all as read',
    isNew: 'New',
    gate: 'Sign in and never miss what’s new',
  },
} as const
