import { lineCalls } from '@washhouse/contract/line/line.calls'
import { createLastKnownReader } from '../../../core/content/last-known.ts'
import type { PageContent } from '../../../core/content/page-content.ts'

const readWays = createLastKnownReader(lineCalls.getSignInWays)

/** True if visitors can sign in with LINE; false if the service does not answer. */
export async function offersLine(content: PageContent): Promise<boolean> {
  return (await readWays(content))?.line === true
}
