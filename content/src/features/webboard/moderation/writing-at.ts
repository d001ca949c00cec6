import { maxId } from '@washhouse/contract/wire/parameters'
import { isWebsitePage } from '../../../platform/website-page.ts'
import type { Subject } from '../tables/subject.ts'

const nowhere = 'http://none.invalid'
const page = /^(?:\/en)?\/webboard\/(\d{1,10})\/?$/
/** How a page's address names a reply: `#reply-5`, or `?reply=5`. */
const part = /(?:^|[#?&])reply[-=](\d{1,10})(?:$|[&#])/

/** The post or reply at an address of this website; undefined for others. */
export function writingAt(address: string): Pick<Subject, 'kind' | 'id'> | undefined {
  const url = URL.parse(address, nowhere)
  if (!url || !(isPath(address, url) || isWebsitePage(address))) return undefined
  const post = idIn(page.exec(url.pathname))
  if (post === undefined) return undefined
  const reply = idIn(part.exec(url.hash)) ?? idIn(part.exec(url.search))
  return reply === undefined ? { kind: 'post', id: post } : { kind: 'reply', id: reply }
}

/** `//other.example/webboard/5` looks like a path, but names another host. */
function isPath(address: string, { origin }: URL): boolean {
  return address.startsWith('/') && origin === nowhere
}

function idIn(found: RegExpExecArray | null): number | undefined {
  const id = Number(found?.[1])
  return id > 0 && id <= maxId ? id : undefined
}
