import { readSender } from '../../core/blocks/lead-form/lead.server.ts'
import { pageContent } from '../../core/content/content.server.ts'
import { publicPage, tagPage } from '../../core/request/public-page.ts'
import type { Route } from './+types/interest-texts.route.ts'
import { loadInterest } from './load-interest.ts'

export const handle = publicPage()

/** The texts of the interest form, fetched when the popup is first opened. */
export async function loader(args: Route.LoaderArgs) {
  const { context } = args
  tagPage(context, 'province', 'investor_page', 'franchise')
  const [words, known] = await Promise.all([
    loadInterest(context.get(pageContent)),
    readSender(args),
  ])
  return Response.json({ ...words, ...known })
}
