import { aboutCalls } from '@washhouse/contract/about/about.calls'
import type { AboutPage, OfficialChannel } from '@washhouse/contract/about/about.contract'
import { readUrl } from '@washhouse/contract/text/read-url'
import { createLastKnownReader } from '../../core/content/last-known.ts'
import { valueOr, type PageContent } from '../../core/content/page-content.ts'
import { lacksEnglish } from '../../core/i18n/untranslated.ts'

const isFilled = (list: readonly unknown[] | null) => list !== null && list.length > 0

/**
 * Readers that return the last filled list while the service returns an empty one (spec §4). Create them once per process.
 */
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

/** Loads all data of the about page. Parts that fail are empty. */
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

/** Other services return drafts too. */
export function isPublished({ status }: { status: string }): boolean {
  return status === 'published'
}

export function isTopicUntranslated(page: AboutPage): boolean {
  return lacksEnglish(page, ['title', 'description'])
}

/** Accepts only HTTPS: a URL of another service must not run code or lead to an insecure site. */
function leadsOut({ url }: OfficialChannel): boolean {
  return readUrl(url)?.protocol === 'https:'
}
