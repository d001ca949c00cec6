import { branchFixture } from '@washhouse/contract/branch/branch.fixtures'
import { settingsFixture } from '@washhouse/contract/settings/settings.fixtures'
import { expect, test } from 'vitest'
import { showSentence } from '../../../../worker/show-sentence.ts'
import { makeException } from '../branch.fixtures.ts'
import { renderOffline } from './render-offline.server.tsx'

const settings = settingsFixture.clean.th
const branch = branchFixture.clean.th

const now = new Date('2027-04-14T12:00:00+07:00')
const page = (branches = [branch]) => renderOffline({ language: 'th', settings, branches, now })

test('the page names each branch with its landmark, telephone and map, and the ways to reach the brand', () => {
  const html = page()
  expect(html).toContain('<h1>')
  expect(html).toContain(branch.landmark)
  expect(html).toContain(`href="tel:${branch.phone}"`)
  expect(html).not.toContain('>+66')
  expect(html).toMatch(/href="https:\/\/[^"]*maps/)
  expect(html).toContain(`href="tel:${settings.phone}"`)
  expect(html).toContain('line.me')
  expect(html).toContain('<a href="" class="button')
})

test('it needs no script, and a branch cannot bring one', () => {
  expect(page([{ ...branch, landmark: '<script>alert(1)</script>' }])).not.toContain('<script')
})

test('the sentence about other pages is hidden until the worker shows it', async () => {
  const hidden = /<p[^>]* hidden=""[^>]*>หน้าที่คุณเลือก/
  expect(page()).toMatch(hidden)
  const shown = await (await showSentence(new Response(page()))).text()
  expect(shown).toContain('หน้าที่คุณเลือก')
  expect(shown).not.toMatch(hidden)
})

test('before the first look it says how the branches get there', () => {
  expect(page([])).toContain('เปิดหน้าค้นหาสาขาไว้สักครั้ง')
  expect(page()).not.toContain('เปิดหน้าค้นหาสาขาไว้สักครั้ง')
})

test('each exception that is not over is shown with its dates, as the page may be read later', () => {
  const ahead = makeException({
    kind: 'hours',
    begins: '2027-04-30T17:00:00.000Z',
    ends: '2027-05-01T17:00:00.000Z',
    opens: '10:00',
    closes: '20:00',
    thai: 'วันแรงงาน',
  })
  const over = makeException({ ends: '2027-04-14T00:00:00.000Z', thai: 'ผ่านไปแล้ว' })
  const yesterday = {
    ...ahead,
    begins: '2027-04-12T17:00:00.000Z',
    ends: '2027-04-13T17:00:00.000Z',
    thai: 'เมื่อวาน',
  }
  const html = page([{ ...branch, exceptions: [...branch.exceptions, ahead, over, yesterday] }])
  const text = html.replaceAll(/<[^>]*>/g, '')
  expect(text).toContain('ปิดชั่วคราว 13–15\u00A0เม.ย. 2570: หยุดสงกรานต์')
  expect(text).toContain('เปิด 10:00–20:00 น. · 1\u00A0พ.ค. 2570: วันแรงงาน')
  expect(text).not.toContain('ผ่านไปแล้ว')
  expect(text).not.toContain('เมื่อวาน')
})
