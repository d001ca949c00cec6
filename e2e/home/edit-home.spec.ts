import { expect } from '@playwright/test'
import type { APIRequestContext } from '@playwright/test'
import { test } from '../support/own-product-test.ts'
import { signIn } from '../support/staff.ts'
import {
  measureUntilPublic,
  publicWithinMilliseconds,
  visitTwice,
} from '../support/until-public.ts'
import { homeWords } from './home-words.ts'
import { withoutJoints } from '../../web/app/core/ui/phrases/keep-together.ts'

interface EditedHome {
  sections: { id: string; blockType: string }[]
}
interface EditedNavigation {
  header: { id: string; label: string; link: string }[]
}

test('sections and navigation that an editor changes are public within two seconds, and stay when the content service stops [S1.content.1] [S8.errors.4] @desktop', async ({
  page,
  request,
  contentUrl,
  administrator,
  ownProduct,
}) => {
  test.setTimeout(180_000)
  const headers = await signIn({ request, contentUrl, administrator })
  const globals = `${contentUrl}/cms-api/globals`
  const editing = '?locale=th&depth=0'
  await visitTwice(request, ['/', '/en', '/branch'])

  await test.step('the franchise moves to the top', async () => {
    const { sections } = await read<EditedHome>(`${globals}/home${editing}`)
    const top = sections.filter(({ blockType }) => blockType === 'franchise')
    const rest = sections.filter(({ blockType }) => blockType !== 'franchise')
    expect(top).toHaveLength(1)
    const saved = await request.post(`${globals}/home${editing}`, {
      headers,
      data: { sections: [...top, ...rest], _status: 'published' },
    })
    expect(saved.status()).toBe(200)
    const start = performance.now()
    for (const language of ['th', 'en'] as const) {
      const { path, headings } = homeWords[language]
      const wanted = [headings.at(-1) ?? '', ...headings.slice(0, -1)]
      await expect(async () => {
        expect(await readHeadings(request, path)).toEqual(wanted)
      }).toPass({ intervals: [50], timeout: 20_000 })
    }
    expect(performance.now() - start).toBeLessThanOrEqual(publicWithinMilliseconds)
  })

  const draft = 'พาดหัวที่ยังไม่เสร็จ'
  await test.step('a draft of the home page is stored', async () => {
    const saved = await request.post(`${globals}/home${editing}&draft=true`, {
      headers,
      data: { heroTitle: draft, _status: 'draft' },
    })
    expect(saved.status()).toBe(200)
  })

  const label = 'ร้านใกล้คุณ'
  await test.step('an entry of the header gets another name, and the draft is not public by then', async () => {
    const { header } = await read<EditedNavigation>(`${globals}/navigation${editing}`)
    const saved = await request.post(`${globals}/navigation${editing}`, {
      headers,
      data: {
        header: header.map((entry) => (entry.link === '/branch' ? { ...entry, label } : entry)),
      },
    })
    expect(saved.status()).toBe(200)
    expect(await measureUntilPublic(request, ['/', '/branch'], label)).toBeLessThanOrEqual(
      publicWithinMilliseconds,
    )
    expect(await (await request.get('/')).text()).not.toContain(draft)
  })

  await test.step('with the content service stopped header and footer are still those', async () => {
    await ownProduct.stopContent()
    const unseen = await page.goto('/branch/phuket-patong')
    expect(unseen?.status()).toBe(503)
    await expect(page.getByRole('banner').getByRole('link', { name: label })).toBeVisible()
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'ข่าวและโปรโมชัน' }),
    ).toBeVisible()
  })

  async function read<Answer>(address: string): Promise<Answer> {
    return (await request.get(address, { headers })).json()
  }
})

/** Section headings only; those of cards and dialogs have another level or place. */
async function readHeadings(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text()
  const main = html.slice(html.indexOf('<main'), html.indexOf('<dialog'))
  return Array.from(main.matchAll(/<h2[^>]*>(.*?)<\/h2>/g), ([, heading = '']) =>
    withoutJoints(heading.replace(/<[^>]+>/g, '').replaceAll('&#x27;', "'")),
  )
}
