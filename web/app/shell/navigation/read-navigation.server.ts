import type { Navigation, NavigationLink } from '@washhouse/contract/settings/navigation.contract'
import type { FindTarget } from '../../core/blocks/site-link/link-target.ts'
import { openLinks } from '../../core/blocks/site-link/site-links.server.ts'
import { readNavigation } from '../../core/content/content.server.ts'
import { textIn } from '../../core/i18n/compile.server.ts'
import { builtInNavigation, type NavigationEntry, type SiteNavigation } from './navigation.ts'
import type { PageContent } from '../../core/content/page-content.ts'
import { shellMessages } from '../shell.messages.ts'

/** The editors' navigation, without invalid links. */
export async function readSiteNavigation(content: PageContent): Promise<SiteNavigation> {
  const [navigation, findTarget] = await Promise.all([readNavigation(content), openLinks(content)])
  return navigation
    ? resolveNavigation(navigation, findTarget)
    : builtInNavigation(content.language, textIn(content.language, shellMessages))
}

function resolveNavigation({ header, footer }: Navigation, findTarget: FindTarget): SiteNavigation {
  return {
    header: resolveEntries(header, findTarget),
    footer: footer
      .map(({ title, links }) => ({ title, links: resolveEntries(links, findTarget) }))
      .filter(({ links }) => links.length > 0),
  }
}

function resolveEntries(
  links: readonly NavigationLink[],
  findTarget: FindTarget,
): NavigationEntry[] {
  return links.flatMap(({ label, link }) => {
    const target = findTarget(link)
    return target ? [{ label, target }] : []
  })
}
