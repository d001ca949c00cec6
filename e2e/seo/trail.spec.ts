import { expect } from '@playwright/test'
import { test } from '../support/test.ts'

const label = { '': 'คุณอยู่ที่นี่', '/en': 'You are here' }
/** Breadcrumbs between the home page and these. */
const above: Record<string, string[]> = {
  '/contact': [],
  '/problem': [],
  '/problem/status': ['/problem'],
  '/search': [],
  '/investor/interest': ['/investor'],
  '/cookiePolicy': [],
}

for (const [path, pages] of Object.entries(above)) {
  test(`${path} shows the way to it and tells search machines, in both languages @desktop`, async ({
    request,
    baseURL,
  }) => {
    for (const [prefix, name] of Object.entries(label)) {
      const html = await (await request.get(prefix + path)).text()
      const [nav = ''] = /<nav class="breadcrumb".*?<\/nav>/s.exec(html) ?? []
      const addresses = [prefix || '/', ...pages.map((page) => prefix + page)]
      expect(nav).toContain(`aria-label="${name}"`)
      expect(Array.from(nav.matchAll(/<a [^>]*href="([^"]*)"/g), ([, href]) => href)).toEqual(
        addresses,
      )
      const [, list = ''] = /(\{[^<]*"@type":"BreadcrumbList".*?)<\/script>/.exec(html) ?? []
      expect(JSON.parse(list)).toMatchObject({
        itemListElement: [...addresses, prefix + path].map((address) => ({
          item: `${baseURL}${address}`,
        })),
      })
    }
  })
}
