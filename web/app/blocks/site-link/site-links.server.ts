import { LRUCache } from 'lru-cache'
import { readSettings } from '../../content/content.server.ts'
import { log } from '../../ground/log.server.ts'
import type { PageContent } from '../../content/page-content.ts'
import { targetOf, type FindTarget, type LinkContacts, type LinkTarget } from './link-target.ts'

const noContacts: LinkContacts = { lineId: null, phone: null }

/** Most editors' links stand on every page: where they lead is kept as long as the contacts are the same record. */
const keptTargets = new WeakMap<LinkContacts, LRUCache<string, LinkTarget>>()
const mostKept = 500

/** For loaders: resolves editors' links for this page; what leads nowhere is logged, not shown. */
export async function openLinks(content: PageContent): Promise<FindTarget> {
  const contacts = (await readSettings(content)) ?? noContacts
  const kept = keptTargets.get(contacts) ?? new LRUCache({ max: mostKept })
  keptTargets.set(contacts, kept)
  return (link) => {
    if (link === null) return null
    const key = `${content.language} ${link}`
    const known = kept.get(key)
    if (known) return known
    const target = targetOf(link, content.language, contacts)
    if (target) kept.set(key, target)
    else log.warn({ link }, 'a link leads nowhere')
    return target
  }
}
