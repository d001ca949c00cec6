import { LRUCache } from 'lru-cache'
import { readSettings } from '../../content/content.server.ts'
import { derivedOnce } from '../../content/derived-once.ts'
import { log } from '../../ground/log.server.ts'
import type { PageContent } from '../../content/page-content.ts'
import { targetOf, type FindTarget, type LinkContacts, type LinkTarget } from './link-target.ts'

const noContacts: LinkContacts = { lineId: null, phone: null }

/** Most editors' links stand on every page: where they lead is kept as long as the contacts are the same record. */
const mostKept = 500
const findTargets = derivedOnce((language, contacts: LinkContacts): FindTarget => {
  const kept = new LRUCache<string, LinkTarget>({ max: mostKept })
  return (link) => {
    if (link === null) return null
    const known = kept.get(link)
    if (known) return known
    const target = targetOf(link, language, contacts)
    if (target) kept.set(link, target)
    else log.warn({ link }, 'a link leads nowhere')
    return target
  }
})

/** For loaders: resolves editors' links in the page's language; what leads nowhere is logged, not shown. */
export async function openLinks(content: PageContent): Promise<FindTarget> {
  return findTargets(content.language, (await readSettings(content)) ?? noContacts)
}
