import { readFile } from 'node:fs/promises'
import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test'
import { findMailedLink } from '../support/mails.ts'
import type { SharedProduct } from '../support/shared-product.ts'
import { takePhoto } from '../support/take-photo.ts'
import { accountPages, type AccountLanguage } from './account-pages.ts'
import { enterAsNewMember } from './member.ts'
import { settingPages } from './setting-pages.ts'

interface Journey {
  page: Page
  browser: Browser
  request: APIRequestContext
  product: SharedProduct
  language: AccountLanguage
}

/** All settings of a member up to deleting the account, with or without scripts. */
export async function liveInSettings(journey: Journey): Promise<void> {
  const { page, browser, product, language } = journey
  const account = await enterAsNewMember(journey)
  const { email, password, nextPassword } = account
  const pages = settingPages(page, language)
  const { words, says, pathOf, isAt, done, summary } = pages

  await test.step('the confirmation email is sent again', async () => {
    const first = await findMailedLink(product, { to: email, path: '/verify' })
    await pages.open('')
    await pages.button(says.verifyAgain).click()
    await expect(done).toHaveText(says.verifySent)
    await findMailedLink(product, { to: email, path: '/verify', except: [first] })
  })

  await test.step('the profile keeps what is wrong in it, and every page knows the new name', async () => {
    await pages.open('/profile')
    await pages.box(words.firstName).fill('ศรีนวล')
    await pages.box(words.lastName).fill('')
    await pages.button(says.save).click()
    await expect(summary.getByRole('link')).toHaveText([says.lastNameMissing])
    await expect(pages.box(words.firstName)).toHaveValue('ศรีนวล')
    await pages.box(words.lastName).fill('น้ำใส')
    await pages.button(says.save).click()
    await expect(done).toHaveText(says.saved)
    await expect(summary).toHaveCount(0)
    await expect(page.getByRole('banner')).toContainText('ศรีนวล')
  })

  await test.step('a picture is asked for, shown and removed', async () => {
    await pages.button(says.usePicture).click()
    await expect(summary.getByRole('link')).toHaveText([says.pictureMissing])
    await pages.picture.setInputFiles(takePhoto(300))
    await pages.button(says.usePicture).click()
    await expect(done).toHaveText(says.pictureSaved)
    const shown = pages.main.locator('.member-picture img')
    await expect(shown).toHaveJSProperty('complete', true)
    expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await pages.button(says.removePicture).click()
    await expect(done).toHaveText(says.pictureRemoved)
    await expect(shown).toHaveCount(0)
  })

  await test.step('another email needs the password, and the present one stays until the link is used', async () => {
    await pages.open('/email')
    await pages.box(says.newEmail).fill(`new-${email}`)
    await pages.box(says.currentPassword).fill(nextPassword)
    await pages.button(says.sendLink).click()
    await expect(summary.getByRole('link')).toHaveText([says.wrongPassword])
    await expect(pages.box(says.newEmail)).toHaveValue(`new-${email}`)
    await pages.box(says.currentPassword).fill(password)
    await pages.button(says.sendLink).click()
    await expect(pages.heading(says.linkSent)).toBeVisible()
    await expect(pages.main).toContainText(email)
    expect(page.url()).not.toContain('new-')
    await pages.open('')
    await expect(pages.main).toContainText(`new-${email}`)
    await pages.button(says.sendLinkAgain).click()
    await expect(done).toHaveText(says.linkSentAgain)
    expect(page.url()).not.toContain('new-')
  })

  const other = await browser.newContext({ baseURL: product.webUrl })
  const elsewhere = await other.newPage()
  const isShutElsewhere = async () => {
    // An overloaded service may answer 503 first, which says nothing about the session.
    const statusElsewhere = async () => (await elsewhere.goto(pathOf('/account')))?.status()
    await expect.poll(statusElsewhere).toBeLessThan(500)
    await expect(elsewhere).toHaveURL(isAt('/login'))
  }
  const enterElsewhere = async () => {
    await elsewhere.goto(pathOf('/login'))
    await accountPages(elsewhere, language).signIn(email, password)
    await expect(elsewhere).toHaveURL(isAt('/account'))
  }

  await test.step('another device is seen, and signed out from here', async () => {
    await enterElsewhere()
    await pages.open('/sessions')
    await expect(pages.main.locator('.setting-session')).toHaveCount(2)
    await expect(pages.main.locator('.setting-session').first()).toContainText(says.thisDevice)
    await pages.main.getByRole('button', { name: says.endOne }).click()
    await expect(done).toHaveText(says.ended)
    await expect(pages.main.locator('.setting-session')).toHaveCount(1)
    await isShutElsewhere()
  })

  await test.step('a new password signs the other devices out, this one not', async () => {
    await enterElsewhere()
    const link = await findMailedLink(product, { to: `new-${email}`, path: '/verify-email' })
    await pages.open('/password')
    await expect(pages.main).toContainText(says.moveEnds)
    await pages.box(says.currentPassword).fill(password)
    await pages.box(words.newPassword).fill(nextPassword)
    await pages.box(words.confirm).fill(nextPassword)
    await pages.button(says.changePassword).click()
    await expect(done).toHaveText(says.passwordChanged)
    await isShutElsewhere()
    await pages.open('')
    await expect(page).toHaveURL(isAt('/account'))
    await expect(pages.main).not.toContainText(`new-${email}`)
    await page.goto(link)
    await expect(summary.getByRole('heading')).toHaveText(says.moveCancelled)
    await expect(pages.button(says.useNewEmail)).toHaveCount(0)
    await other.close()
  })

  await test.step('the personal data are downloaded as a file', async () => {
    await pages.open('/data')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      pages.link(says.download).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/)
    const archive = await readFile(await file.path())
    // Signature of a ZIP file, which contains uncompressed file names.
    expect(archive.subarray(0, 2).toString()).toBe('PK')
    for (const name of ['data.json', 'data.html']) expect(archive.includes(name)).toBe(true)
    const text = await page.request.get(pathOf('/account/data/download')).then((got) => got.text())
    expect(text).toContain(email)
    expect(text).toContain('ศรีนวล')
    expect(text).not.toMatch(/argon2|"hash|"token/i)
  })

  await test.step('the account is deleted with the password, signed out, and cannot sign in again', async () => {
    await pages.open('/leave')
    await pages.box(says.currentPassword).fill(password)
    await pages.button(says.leave).click()
    await expect(summary.getByRole('link')).toHaveText([says.wrongPassword])
    await pages.box(says.currentPassword).fill(nextPassword)
    await pages.button(says.leave).click()
    await expect(pages.heading(says.goodbye)).toBeVisible()
    await expect(page.getByRole('banner')).not.toContainText('ศรีนวล')
    await pages.open('')
    await expect(page).toHaveURL(isAt('/login'))
    await pages.signIn(email, nextPassword)
    await expect(summary.getByRole('heading')).toHaveText(words.wrong)
  })
}
