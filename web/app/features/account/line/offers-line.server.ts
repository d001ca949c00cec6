import { lineCalls } from '@washhouse/contract/line/line.calls'
import { createLastKnownReader } from '../../../core/content/last-known.ts'
import type { PageContent } from '../../../core/content/page-content.ts'

const readWays = createLastKnownReader(lineCalls.getSignInWays)

/** Whether visitors may sign in with LINE; not while nobody knows. */
export async function offersLine(content: PageContent): Promise<boolean> {
  return (await readWays(content))?.line === true
}
