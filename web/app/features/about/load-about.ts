import { aboutCalls } from '@washhouse/contract/about/about.calls'
import type { AboutPage, OfficialChannel } from '@washhouse/contract/about/about.contract'
import { readUrl } from '@washhouse/contract/text/read-url'
import { createLastKnownReader } from '../../core/content/last-known.ts'
import { valueOr, type PageContent } from '../../core/content/page-content.ts'
import { lacksEnglish } from '../../core/i18n/untranslated.ts'

const isFilled = (list: readonly unknown[] | null) => list !== null && list.length > 0

/** What the page keeps while it is answered empty (spec §4): made once, for the process. */
export function openAboutLists() {
  return {
    readMilestones: createLastKnownReader(aboutCalls.listMilestones, { isWorthKeeping: isFilled }),
    readRewards: createLastKnownReader(aboutCalls.listRewards, { isWorthKeeping: isFilled }),
    readChannels: createLastKnownReader(aboutCalls.listOfficialChannels, {
      isWorthKeeping: isFilled,
      query: { sort: 'sort', limit: -1 },
    }),
  }
}

export type AboutLists = ReturnType<typeof openAboutLists>

/** All that the page about us shows; what fails is empty, the rest stands. */
export async function loadAbout(content: PageContent, lists: AboutLists) {
  const [info, brand, history, pages, milestones, rewards, channels] = await Promise.all([
    content.find(aboutCalls.getAboutPageInfo),
    content.settle(aboutCalls.listAboutBrand),
    content.settle(aboutCalls.listAboutHistory),
    content.settle(aboutCalls.listAboutPages),
    lists.readMilestones(content),
    lists.readRewards(content),
    lists.readChannels(content),
  ])
  return {
    info: valueOr(info, null),
    brand: valueOr(brand, [])[0] ?? null,
    history: valueOr(history, [])[0] ?? null,
    pages: valueOr(pages, []).filter(isPublished),
    milestones: milestones ?? [],
    rewards: rewards ?? [],
    channels: (channels ?? []).filter(isPublished).filter(leadsOut),
  }
}

/** Other services answer drafts too. */
export function isPublished({ status }: { status: string }): boolean {
  return status === 'published'
}

export function isTopicUntranslated(page: AboutPage): boolean {
  return lacksEnglish(page, ['title', 'description'])
}

/** No address of another service may run code or lead anywhere but to a secure site. */
function leadsOut({ url }: OfficialChannel): boolean {
  return readUrl(url)?.protocol === 'https:'
}
