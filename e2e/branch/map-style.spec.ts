import { expect } from '@playwright/test'
import { watchPage } from '../every-page/watch-page.ts'
import { test } from '../support/own-product-test.ts'
import { signIn } from '../support/staff.ts'
import { branchMap } from './branch-map.ts'

const host = 'https://tiles.example'
const style = {
  version: 8,
  sources: {
    streets: {
      type: 'vector',
      tiles: [`${host}/{z}/{x}/{y}.pbf`],
      maxzoom: 6,
      attribution: '© Streets of the Example',
    },
  },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': '#eee' } },
    { id: 'roads', type: 'line', source: 'streets', 'source-layer': 'roads' },
  ],
}

test('a map style of the editors’ is shown, loads from its one host, and falls back to our own map when it does not come @long @desktop', async ({
  page,
  request,
  baseURL,
  contentUrl,
  administrator,
}) => {
  const headers = await signIn({ request, contentUrl, administrator })
  const named = { brandName: 'ฟองใส', homeTitle: 'ฟองใส ร้านสะดวกซัก 24 ชั่วโมง' }
  const save = (mapStyleUrl: string) =>
    request.post(`${contentUrl}/cms-api/globals/settings?locale=th`, {
      headers,
      data: { ...named, mapStyleUrl },
    })
  const refused = await save('http://tiles.example/style.json')
  expect(refused.status()).toBe(400)
  expect(await refused.text()).toContain('ลิงก์สไตล์แผนที่')
  expect((await save(`${host}/style.json`)).status()).toBe(200)
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()['content-security-policy'] ?? ''
  await expect.poll(() => policyOf('/branch')).toContain(`connect-src 'self' ${host};`)
  expect(await policyOf('/branch')).toContain(`img-src 'self' data: ${host};`)
  expect(await policyOf('/')).not.toContain(host)

  const cors = { 'access-control-allow-origin': '*' }
  await page.route(`${host}/**`, (route) =>
    route.request().url().endsWith('.json')
      ? route.fulfill({ json: style, headers: cors })
      : route.fulfill({ body: Buffer.alloc(0), headers: cors }),
  )
  const watched = await watchPage(page, baseURL ?? '')
  const map = branchMap(page, 'th')
  // Client-side navigation, so the policy of the first page applies.
  await page.goto('/')
  await page.getByRole('link', { name: 'ค้นหาสาขา' }).first().click()
  await expect(page).toHaveURL(/\/branch$/)
  await map.button.click()
  await map.expectInStep()
  await expect(map.group.getByText('© Streets of the Example')).toBeAttached()
  await expect(map.group.getByRole('link', { name: 'CC BY 4.0' })).toHaveCount(0)
  await expect.poll(() => watched.strangers.filter((url) => url.endsWith('.pbf'))).not.toEqual([])
  expect(watched.strangers.filter((url) => !url.startsWith(`${host}/`))).toEqual([])
  expect(watched.complaints.filter((text) => /policy/i.test(text))).toEqual([])

  await page.unrouteAll()
  await page.goto('/branch')
  await map.button.click()
  await map.expectInStep()
  await expect(map.group.locator('.branch-map__names [data-shown="true"]').first()).toBeAttached()
  await expect(map.group.getByText('CC BY 4.0')).toBeVisible()
})
