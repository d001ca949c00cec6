import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { test } from '../support/test.ts'
import { branchList, expectEveryName, listWords, readNames, type Language } from './branch-list.ts'

interface Search {
  typed: string
  language: Language
  finds: string
  because: string
}

/** The same name with different spellings and keyboards. */
const searches: [Search, ...Search[]] = [
  {
    typed: 'ตลาดน\u0E49\u0E4D\u0E32',
    language: 'th',
    finds: 'กรุงเทพฯ ตลาดน้ำตลิ่งชัน',
    because: 'with sara am in two characters',
  },
  { typed: 'CHIANG mai', language: 'en', finds: 'Chiang Mai Santitham', because: 'in any case' },
  {
    typed: 'ท่าน\u0E4D\u0E49านนท์',
    language: 'th',
    finds: 'นนทบุรี ท่าน้ำนนท์',
    because: 'with tone and vowel swapped',
  },
  {
    typed: 'เเม่โจ้',
    language: 'th',
    finds: 'เชียงใหม่ แม่โจ้ สันทราย',
    because: 'with two เ for แ',
  },
  {
    typed: 'นิมมาน ซอย ๙',
    language: 'th',
    finds: 'เชียงใหม่ นิมมาน ซอย 9',
    because: 'with Thai digits',
  },
  {
    typed: 'สุรศักดิ์ 1',
    language: 'th',
    finds: 'ศรีราชา ถนนสุรศักดิ์ ๑',
    because: 'with Arabic digits where the name has Thai ones',
  },
]

async function expectFound(page: Page, { typed, language, finds }: Search) {
  const list = branchList(page, language)
  await page.goto(list.words.path)
  await list.search.fill(typed)
  await expect(page).toHaveURL((url) => url.searchParams.has('search'))
  await expect(async () => {
    expect(await readNames(list.names)).toContain(finds)
    expect(await list.countedBranches()).toBeLessThan(20)
  }).toPass()
}

for (const search of searches)
  test(`the search finds ${search.finds} ${search.because} [S5.branch-search.2] @long @desktop`, async ({
    page,
  }) => expectFound(page, search))

test('a search reaches every branch, not the first page of them, however its name is typed [S5.branch-search.1] [S5.branch-search.2] [S9.constants.4] @desktop', async ({
  page,
}) => {
  const list = branchList(page, 'en')
  await page.goto('/en/branch?page=11')
  const lastName = (await readNames(list.names)).at(-1) ?? ''
  await page.goto(`/en/branch?search=${encodeURIComponent(lastName)}`)
  await expect(list.names).toHaveText([lastName])

  const [inTwoCharacters] = searches
  await test.step(inTwoCharacters.because, () => expectFound(page, inTwoCharacters))
})

test('paging keeps the filters, and another filter begins at the first page [S3.branch.4] @long @desktop', async ({
  page,
}) => {
  const list = branchList(page, 'th')
  await page.goto(listWords.th.path)
  await list.search.fill('กรุงเทพ')
  await expect(page).toHaveURL((url) => url.searchParams.has('search'))
  await expectEveryName(list.names, /กรุงเทพ/)
  const onFirst = await readNames(list.names)

  await list.pager.getByRole('link', { name: listWords.th.next }).click()
  await expect(page).toHaveURL(({ searchParams }) =>
    Boolean(searchParams.get('page') === '2' && searchParams.get('search')),
  )
  await expect(list.pager.getByRole('link', { name: 'หน้า 2' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(list.search).toHaveValue('กรุงเทพ')
  const onSecond = await readNames(list.names)
  expect(onSecond.length).toBeGreaterThan(0)
  expect(onSecond.filter((name) => onFirst.includes(name))).toEqual([])

  await list.sector.selectOption({ label: 'ภาคกลาง' })
  await expect(page).toHaveURL(({ searchParams }) =>
    Boolean(!searchParams.has('page') && searchParams.get('sector') && searchParams.get('search')),
  )
})

test('a text typed before the scripts arrived is searched for once they are there @desktop', async ({
  page,
}) => {
  const list = branchList(page, 'th')
  let letScriptsArrive = () => {}
  const scriptsMayArrive = new Promise<void>((resolve) => (letScriptsArrive = resolve))
  await page.route('**/build/*.js', async (route) => {
    await scriptsMayArrive
    await route.continue()
  })
  await page.goto(listWords.th.path, { waitUntil: 'commit' })
  await list.search.fill('เชียงใหม่')
  letScriptsArrive()
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === 'เชียงใหม่')
  await expectEveryName(list.names, /เชียงใหม่/)
})
