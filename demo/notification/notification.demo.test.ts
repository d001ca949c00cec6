import { expect, test } from 'vitest'
import { notificationDemo } from './notification.demo.ts'

test('every notification is written in both languages, short enough for the bell, and no other’s', () => {
  for (const { title } of notificationDemo) {
    expect(title.th).toMatch(/[\u0e00-\u0e7f]/)
    expect(title.en).not.toMatch(/[\u0e00-\u0e7f]/)
    for (const text of [title.th, title.en]) expect(text.length).toBeLessThanOrEqual(100)
  }
  const titles = notificationDemo.map(({ title }) => title.th)
  expect(new Set(titles).size).toBe(titles.length)
})
