import { passFileOn } from '../../../core/content/files/pass-file-on.server.ts'
import { requireMember } from '../../../core/content/session/require-member.server.ts'
import { languageOf } from '../../../core/i18n/language.ts'
import type { Route } from './+types/own-copy.route.ts'

/** All stored data of a member as a ZIP with their pictures. Changes nothing, so a link can lead here. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  requireMember(args)
  const { request, context, url } = args
  const language = languageOf(url.pathname)
  return passFileOn({ request, context, url, path: '/api/export/archive', language })
}
