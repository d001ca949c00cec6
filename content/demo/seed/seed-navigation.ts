import type { BasePayload } from 'payload'
import type { Localized } from '../../src/ground/languages/localized.ts'
import type { Navigation } from '../../src/ground/payload-types.ts'
import { navigationDemo, type NavigationLinkDemo } from '../settings/navigation.demo.ts'
import { rowId } from './row-id.ts'

type Links = Navigation['header']

export async function seedNavigation(payload: BasePayload): Promise<void> {
  const slug = 'navigation'
  const stored = await payload.updateGlobal({ slug, locale: 'th', data: navigationIn('th') })
  await payload.updateGlobal({ slug, locale: 'en', data: navigationIn('en', stored) })
}

/** The rows keep their ids: only so their English stands beside their Thai. */
function navigationIn(language: keyof Localized, stored?: Navigation) {
  return {
    header: linksIn(language, navigationDemo.header, stored?.header),
    footer: navigationDemo.footer.map(({ title, links }, index) => ({
      ...rowId(stored?.footer, index),
      title: title[language],
      links: linksIn(language, links, stored?.footer?.[index]?.links),
    })),
  }
}

function linksIn(language: keyof Localized, links: NavigationLinkDemo[], stored?: Links) {
  return links.map(({ label, link }, index) => ({
    ...rowId(stored, index),
    label: label[language],
    link,
  }))
}
