import { readSettings } from '../../content/content.server.ts'
import { log } from '../../../platform/log.server.ts'
import type { PageContent } from '../../content/page-content.ts'
import { targetOf, type FindTarget, type LinkContacts } from './link-target.ts'

const noContacts: LinkContacts = { lineId: null, phone: null }

/** For loaders: resolves editors' links in the page's language; invalid links are logged and hidden. */
export async function openLinks(content: PageContent): Promise<FindTarget> {
  const contacts = (await readSettings(content)) ?? noContacts
  return (link) => {
    if (link === null) return null
    const target = targetOf(link, content.language, contacts)
    if (!target) log.warn({ link }, 'a link leads nowhere')
    return target
  }
}
