import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { test } from '../support/test.ts'
import {
  fieldOf,
  newerVersionOf,
  openForm,
  publish,
  readPublished,
  twoEditorsOf,
  write,
} from './branch-form.ts'

test('of two editors with one branch open, the second to publish is told whose the newer one is, sees both and keeps both @long @desktop', async ({
  browser,
  request,
  contentUrl,
  administrator,
}) => {
  const staff = { request, contentUrl, administrator }
  const { branch, address, anan, malee } = await twoEditorsOf('saraburi-nong-khae', {
    browser,
    staff,
  })
  const landmark = `ข้างศาลเจ้าหนองแค ${Date.now() % 1e6}`
  const name = `สระบุรี หนองแค ${Date.now() % 1000}`

  await openForm(anan, address)
  await openForm(malee, address)
  await write(fieldOf(anan, 'name'), name)
  await write(fieldOf(malee, 'landmark'), landmark)
  // In Thai time, and not in Payload's English.
  const lock = malee.locator('.document-locked__content')
  await expect(lock).toContainText(/แก้ไขล่าสุดเมื่อ \d+ \S+ 20\d\d \d\d:\d\d น\./)
  await expect(lock.locator('> p').nth(1)).toBeHidden()
  // An editor who takes over keeps the typed text, although the form reloads.
  await malee.locator('#document-locked-take-over').click()
  await expect(malee.getByText('นำข้อความที่พิมพ์ค้างไว้กลับมาแล้ว')).toBeVisible()
  await expect(fieldOf(malee, 'landmark')).toHaveValue(landmark)
  expect(await publish(malee)).toBe(200)

  expect(await publish(anan)).toBe(409)
  const dialog = newerVersionOf(anan)
  await expect(dialog).toContainText('คุณมาลี บันทึกรายการนี้เมื่อ')
  await expect(dialog.getByRole('group')).toHaveCount(2)
  await expect(dialog).toContainText(landmark)
  await expect(dialog).toContainText(name)
  const { violations } = await new AxeBuilder({ page: anan }).include('.newer-version').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])

  await dialog.getByRole('button', { name: 'กลับไปที่ฟอร์ม' }).click()
  await expect(fieldOf(anan, 'name')).toHaveValue(name)
  expect(await publish(anan)).toBe(409)
  const save = dialog.getByRole('button', { name: 'บันทึกตามที่เลือก' })
  await expect(save).toBeVisible()
  expect(await publish(anan, () => save.click())).toBe(200)
  await expect(fieldOf(anan, 'landmark')).toHaveValue(landmark)
  const published = await readPublished(branch)
  expect(published).toContain(landmark)
  expect(published).toContain(name)
})

test('an editor whose lock is taken over can continue and save, and an editor who types into an outdated form is warned at once @long @desktop', async ({
  browser,
  request,
  contentUrl,
  administrator,
}) => {
  const staff = { request, contentUrl, administrator }
  const { branch, address, anan, malee } = await twoEditorsOf('lop-buri-phra-prang', {
    browser,
    staff,
  })
  const landmark = `หน้าปรางค์สามยอด ${Date.now() % 1e6}`

  await openForm(anan, address)
  await write(fieldOf(anan, 'landmark'), 'หน้าปรางค์')
  await malee.goto(address)
  await malee.locator('#document-locked-take-over').click()
  await expect(malee.locator('#document-locked-take-over')).toBeHidden()

  await write(fieldOf(anan, 'landmark'), landmark)
  await expect(anan.getByText('มีผู้อื่นกำลังแก้รายการนี้ด้วย')).toBeVisible()
  await expect(anan.locator('#document-take-over')).toBeHidden()
  expect(await publish(anan)).toBe(200)
  expect(await readPublished(branch)).toContain(landmark)

  await fieldOf(malee, 'landmark').fill('หน้าวัง')
  await newerVersionOf(malee).getByRole('button', { name: 'ใช้ฉบับใหม่ ทิ้งของฉัน' }).click()
  await expect(fieldOf(malee, 'landmark')).toHaveValue(landmark)

  // The form asks before unsaved changes are lost.
  await fieldOf(anan, 'landmark').fill('')
  await anan.locator('.step-nav a').first().click()
  await expect(anan.locator('#leave-without-saving')).toBeVisible()
})
