import { expect } from '@playwright/test'
import { takeTime } from '../contact/contact-page.ts'
import { demoBranch } from '../every-page/pages.ts'
import { countTaps } from '../support/count-taps.ts'
import { findLeads } from '../support/leads.ts'
import { test } from '../support/test.ts'

const words = {
  th: {
    home: '/',
    menu: 'เมนู',
    problem: 'แจ้งปัญหาการใช้งาน',
    typed: 'นิมมาน',
    cause: 'จ่ายแล้วเครื่องไม่เดิน / เครื่องกินเหรียญ',
    amount: 'เสียเงินไปเท่าไร (บาท)',
    message: 'เล่าเพิ่มเติม',
    phone: 'เบอร์โทร',
    send: 'ส่งเรื่อง',
    lost: '40\u00A0บาท',
    refund: /ภายใน 7\u00A0วันทำการ/,
  },
  en: {
    home: '/en',
    menu: 'Menu',
    problem: 'Report a problem',
    typed: 'nimman',
    cause: 'I paid, but it didn’t start',
    amount: 'How much did you lose? (baht)',
    message: 'Tell us more',
    phone: 'Phone',
    send: 'Send report',
    lost: '40 baht',
    refund: /within 7\sworking days/,
  },
}

for (const language of ['th', 'en'] as const) {
  const said = words[language]
  // `npm test` runs it in Thai.
  const tag = language === 'th' ? '@phone' : '@long @phone'

  test(`40 lost baht are reported in at most five taps from the home page, besides typing, ${language} ${tag}`, async ({
    page,
    request,
    contentUrl,
    administrator,
  }) => {
    await page.goto(said.home)
    const taps = countTaps()
    const banner = page.getByRole('banner')
    const main = page.locator('main')

    await taps.tap(banner.locator(`summary[aria-label="${said.menu}"]`))
    await taps.tap(banner.getByRole('link', { name: said.problem }).filter({ visible: true }))
    // Without scripts this is a list of all branches.
    await main.locator('input[role=combobox]').pressSequentially(said.typed)
    await expect(main.getByRole('listbox')).toBeInViewport({ ratio: 1 })
    await taps.tap(main.getByRole('option').first())
    await taps.tap(main.locator('form').getByText(said.cause, { exact: true }))
    await main.getByLabel(said.amount).fill('40')
    const message = `${language} ${Date.now()}`
    await main.getByLabel(said.message).fill(message)
    await main.getByLabel(said.phone, { exact: true }).fill('0812345678')
    await takeTime(page)
    await taps.tap(main.getByRole('button', { name: said.send }))

    const thanks = page.locator('.form-thanks')
    await expect(thanks).toContainText(said.lost)
    await expect(thanks).toContainText(said.refund)
    expect(taps.count()).toBeLessThanOrEqual(5)
    const [lead] = await findLeads({ request, contentUrl, administrator }, message)
    expect(lead).toMatchObject({ cause: 'coin_not_returned', amount: 40 })
  })
}

test('a branch is chosen by typing with the keys alone; what fits none is told, and what is missing too @long @desktop', async ({
  page,
}) => {
  await page.goto('/en/problem')
  const main = page.locator('main')
  const branch = main.locator('input[role=combobox]')
  const sent = main.locator('input[type=hidden][name=branch]')
  await branch.focus()
  await page.keyboard.type('zzz')
  await expect(main.locator('.combobox__none')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(branch).toHaveAttribute('aria-expanded', 'false')
  await main.getByRole('button', { name: 'Send report' }).click()
  await expect(page.locator('.error-summary')).toContainText('Choose the branch')
  await page.locator('.error-summary').getByRole('link', { name: 'Choose the branch' }).click()
  await expect(branch).toBeFocused()

  await branch.fill('nimman')
  await page.keyboard.press('ArrowDown')
  const active = main.locator('[role=option][aria-selected=true]')
  await expect(active).toHaveText(/Nimman/)
  await expect(branch).toHaveAttribute(
    'aria-activedescendant',
    (await active.getAttribute('id')) ?? '',
  )
  await page.keyboard.press('Enter')
  await expect(branch).toHaveValue(/Nimman/)
  await expect(sent).toHaveValue(/^\d+$/)
  await page.keyboard.press('Backspace')
  await expect(sent).toHaveValue('')
})

test('the branch nearest to the visitor is offered first, the one at the visitor’s position is selected, and no request contains the position @phone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 18.7966, longitude: 98.9665 })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/problem')
  await page.getByRole('button', { name: 'สาขาใกล้ฉัน' }).click()
  const options = page.locator('main').getByRole('option')
  await expect(options).toHaveCount(5)
  await expect(options.first()).toHaveText(/เชียงใหม่/)

  await context.setGeolocation({ latitude: 18.7987, longitude: 98.9681 })
  await page.reload()
  await page.getByRole('button', { name: 'สาขาใกล้ฉัน' }).click()
  const branch = page.locator('main input[role=combobox]')
  await expect(branch).toHaveValue('เชียงใหม่ นิมมาน ซอย 9')
  await expect(branch).toBeFocused()
  await expect(options).toHaveCount(0)
  expect(asked.filter((url) => url.includes('18.79'))).toEqual([])
})

test('before anything is sent the page promises the money back, and has LINE and telephone, for who lost the code too; without a place and without the finder a branch can be chosen @desktop', async ({
  page,
}) => {
  const main = page.locator('main')
  await page.goto('/en/problem')
  await expect(main).toContainText(/refund you .* within 7\sworking days/)
  await expect(main.getByRole('link', { name: 'Talk to us on LINE' })).toBeVisible()
  await page.goto('/en/problem/status')
  await expect(main).toContainText('Lost the code?')
  await expect(main.getByRole('link', { name: 'Call us' })).toBeVisible()

  await test.step('geolocation is denied', async () => {
    await page.goto(`/en/problem?branch=${demoBranch.open}`)
    await page.getByRole('button', { name: 'Branches near me' }).click()
    await expect(page.getByText('Type the branch instead')).toBeVisible()
    await expect(page.locator('main').getByRole('combobox')).toHaveValue(/Nimman/)
  })

  await test.step('the finder does not come', async () => {
    await page.route('**/build/branch-tools-*.js', (route) => route.abort())
    await page.goto(`/en/problem?branch=${demoBranch.open}`)
    await main.locator('input[role=combobox]').click()
    const list = main.locator('select[name=branch]')
    await expect(list.locator('option:checked')).toHaveText(/Nimman/)
    await list.selectOption({ index: 1 })
    await expect(list).not.toHaveValue('')
  })
})

test.describe('before the choice about cookies', () => {
  test.use({ hasChosen: false })

  test('the buttons of the receipt stand clear of the cookie banner @phone', async ({ page }) => {
    await page.goto('/en/problem?sent=7K3M-Q9TD')
    const link = page.locator('main').getByRole('link', { name: 'Check progress', exact: true })
    await expect(page.locator('section.consent')).toBeVisible()
    await expect
      .poll(() =>
        link.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
        }),
      )
      .toBe(true)
  })
})
