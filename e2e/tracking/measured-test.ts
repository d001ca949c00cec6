import { setTimeout as wait } from 'node:timers/promises'
import { expect, request } from '@playwright/test'
import type { Page } from '@playwright/test'
import { startProduct } from '../../tooling/product.ts'
import type { Product } from '../../tooling/product.ts'
import { signIn } from '../support/staff.ts'
import { test as sharedTest } from '../support/test.ts'
import { startTagHosts } from '../../tooling/tag-hosts/tag-hosts.ts'
import type { TagHosts } from '../../tooling/tag-hosts/tag-hosts.ts'

export const ids = {
  containerOne: 'GTM-AAAA111',
  containerTwo: 'GTM-BBBB222',
  analyticsId: 'G-CCCC333',
  pixelId: '123456789012345',
}

export const noIds = { containerOne: null, containerTwo: null, analyticsId: null, pixelId: null }

export interface Measured {
  product: Product
  hosts: TagHosts
  /** Saves the settings as an editor; resolves once the pages use them. */
  setTracking: (settings: Record<string, unknown>) => Promise<void>
}

/** A product for this worker, with tag ids and local tag hosts. */
export const test = sharedTest.extend<object, { measured: Measured }>({
  measured: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const product = await startProduct()
      const hosts = await startTagHosts()
      const { tagOrigin, pixelOrigin } = hosts
      let written = ''
      const setTracking = async (settings: Record<string, unknown>) => {
        const all = { ...ids, tagOrigin, pixelOrigin, ...quiet, ...settings }
        if (JSON.stringify(all) === written) return
        await writeTracking(product, all)
        written = JSON.stringify(all)
      }
      await provide({ product, hosts, setTracking })
      hosts.stop()
      await product.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  product: async ({ measured }, provide) => provide(measured.product),
})

/** No overlay. */
const quiet = { overlayFirstVisit: 0, overlayNavigation: 0 }

async function writeTracking(product: Product, data: Record<string, unknown>): Promise<void> {
  const { contentUrl, webUrl, administrator } = product
  const api = await request.newContext()
  const headers = await signIn({ request: api, contentUrl, administrator })
  const answer = await api.post(`${contentUrl}/cms-api/globals/tracking`, { headers, data })
  expect(answer.status(), await answer.text()).toBe(200)
  // Public within two seconds.
  await expect(async () => {
    for (const path of ['/en', '/en/branch', '/en/news']) {
      const page = await (await api.get(webUrl + path)).text()
      if (data['analyticsId'] !== null)
        expect(page).toContain(String.raw`\"${String(data['beforeChoice'])}\"`)
      expect(page.includes(ids.analyticsId)).toBe(data['analyticsId'] !== null)
    }
  }).toPass({ timeout: 10_000 })
  await api.dispose()
}

/** Reports are asynchronous: the last one of a page may arrive during the next page. */
export async function untilQuiet({ hosts }: Measured): Promise<void> {
  let seen = -1
  while (hosts.requests.length !== seen) {
    seen = hosts.requests.length
    await wait(700)
  }
}

export const pagesOf = ({ hosts }: Measured) =>
  hosts.requests.filter(({ path }) => path === '/tr').map(({ query }) => query['path'])
export const viewsOf = ({ hosts }: Measured) =>
  hosts.requests.filter(({ path }) => path === '/g/collect').length

export const follow = async (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
