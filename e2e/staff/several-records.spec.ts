import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { test } from '../support/test.ts'
import { fieldOf, readPublished, twoEditorsOf, write } from './branch-form.ts'

test('an editor changes two branches at once, and the draft that a colleague has of one is not published but listed @desktop', async ({
  browser,
  request,
  contentUrl,
  administrator,
}) => {
  test.setTimeout(180_000)
  const staff = { request, contentUrl, administrator }
  const slugs = ['rayong-ban-phe', 'rayong-map-ta-phut'] as const
  const { address, anan, malee } = await twoEditorsOf(slugs[0], { browser, staff })
  const name = `ชื่อที่ยังเขียนไม่เสร็จ ${Date.now()}`
  const landmark = `ตรงข้ามตลาดสด ${Date.now()}`

  await malee.goto(`${contentUrl}/admin/collections/branches`)
  const status = await malee.evaluate(
    async ([id, written]) => {
      const answer = await fetch(`/cms-api/branches/${id}?draft=true&locale=th`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: written }),
      })
      return answer.status
    },
    [new URL(address).pathname.split('/').at(-1), name] as const,
  )
  expect(status).toBe(200)

  const filter = `where[or][0][and][0][slug][in]=${slugs.join()}`
  await anan.goto(`${contentUrl}/admin/collections/branches?locale=th&${filter}`)
  const ticks = anan.locator('tbody .cell-_select input')
  await expect(ticks).toHaveCount(2)
  for (const tick of await ticks.all()) await tick.check()
  await anan.getByRole('button', { name: 'แก้ไข…' }).click()
  await expect(anan.getByRole('heading', { name: 'แก้ไข 2 รายการ' })).toBeVisible()
  await anan.getByLabel('ช่องที่จะแก้ไข').fill('จุดสังเกต')
  await anan.keyboard.press('Enter')
  await write(fieldOf(anan, 'landmark'), landmark)
  anan.once('dialog', (question) => void question.dismiss())
  await anan.keyboard.press('Escape')
  await anan.getByRole('button', { name: 'บันทึก', exact: true }).click()

  const result = anan.getByRole('dialog', { name: 'บันทึกแล้ว 2 รายการ' })
  await expect(result.getByRole('listitem')).toHaveCount(1)
  await expect(result).toContainText('มีฉบับร่าง (โดยคุณมาลี)')
  const { violations } = await new AxeBuilder({ page: anan }).include('.bulk-result').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  for (const slug of slugs) {
    const published = await readPublished({ staff, slug })
    expect(published).toContain(landmark)
    expect(published).not.toContain(name)
  }

  await result.getByRole('button', { name: 'ปิด' }).click()
  await expect(ticks.first()).not.toBeChecked()
  for (const tick of await ticks.all()) await tick.check()
  await anan.getByRole('button', { name: 'เผยแพร่…', exact: true }).click()
  await expect(anan.getByRole('dialog', { name: 'เผยแพร่ 2 รายการ' })).toContainText(
    'จะเผยแพร่ฉบับร่าง 1 ฉบับ (ของคุณอนันต์, คุณมาลี)',
  )
})
