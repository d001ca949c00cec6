import { expect } from '@playwright/test'
import { signIn, type StaffCall } from '../support/staff.ts'

export const categoryInThai = 'ป้ายหน้าร้าน'

/** A category without an English name; returns a function that deletes it. */
export async function createCategory(staff: StaffCall) {
  const { request, contentUrl } = staff
  const headers = await signIn(staff)
  const categories = `${contentUrl}/cms-api/download-categories`
  const saved = await request.post(`${categories}?locale=th`, {
    headers,
    data: { name: categoryInThai, sort: 99 },
  })
  expect(saved.status(), await saved.text()).toBe(201)
  const { doc }: { doc: { id: number } } = await saved.json()
  const remove = async () => {
    const removed = await request.delete(`${categories}/${doc.id}`, { headers })
    expect(removed.status()).toBe(200)
  }
  return { id: doc.id, remove }
}
