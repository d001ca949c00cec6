import { reportPhotoPath } from '@washhouse/contract/contact/contact.calls'
import { passFileOn } from '../../core/content/files/pass-file-on.server.ts'
import { languageOf } from '../../core/i18n/language.ts'
import type { Route } from './+types/problem-photo.route.ts'

/** A photo that the sender of a report attached. The service decides who gets it. */
export function loader({ request, context, url, params }: Route.LoaderArgs): Promise<Response> {
  const path = reportPhotoPath
    .replace('{reference}', encodeURIComponent(params.reference))
    .replace('{photo}', encodeURIComponent(params.photo))
  return passFileOn({ request, context, url, path, language: languageOf(url.pathname) })
}
