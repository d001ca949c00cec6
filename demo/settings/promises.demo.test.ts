import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingsDemo } from './settings.demo.ts'

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

test('every text that says how soon LINE answers says the same, the contact page too', () => {
  const folder = new URL('..', import.meta.url).pathname
  const told = globSync('**/*.demo.ts', { cwd: folder }).flatMap((file) => {
    const text = readFileSync(`${folder}/${file}`, 'utf8')
    const thai = [...text.matchAll(/ตอบ(?: LINE )?(?:ภาย)?ใน (\d+) นาที/g)].map(([, minutes]) =>
      Number(minutes),
    )
    const english = [...text.matchAll(/answers? within (\w+) minutes/g)].map(([, minutes = '']) =>
      words.indexOf(minutes),
    )
    return [...thai, ...english].map((minutes) => ({ file, minutes }))
  })
  expect(told.filter(({ file }) => file.includes('contact-page')).length).toBe(2)
  expect(new Set(told.map(({ minutes }) => minutes))).toEqual(new Set([5]))
})

test('every text that says in how many working days keeps to the promises of the settings', () => {
  const promised = [settingsDemo.answerDays, settingsDemo.refundDays]
  const folder = new URL('..', import.meta.url).pathname
  const told = globSync('**/*.demo.ts', { cwd: folder }).flatMap((file) => {
    const text = readFileSync(`${folder}/${file}`, 'utf8')
    const thai = [...text.matchAll(/ภายใน (\d+) วันทำการ/g)].map(([, days]) => Number(days))
    const english = [...text.matchAll(/within (\w+) working days?/g)].map(([, days = '']) =>
      words.indexOf(days),
    )
    return [...thai, ...english].map((days) => ({ file, days }))
  })
  expect(told.length).toBeGreaterThan(6)
  expect(told.filter(({ days }) => !promised.includes(days))).toEqual([])
})
