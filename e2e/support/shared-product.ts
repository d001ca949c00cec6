import { z } from 'zod'
import { inheritedEnvironment } from '../../tooling/process.env.ts'
import { passOn } from './pass-on.env.ts'

const SharedProduct = z.object({
  webUrl: z.string(),
  contentUrl: z.string(),
  /** What the content service keeps; without a mail server it puts mails there. */
  dataDir: z.string(),
  administrator: z.object({ email: z.string(), password: z.string() }),
})

/** What a journey knows of the product it visits. */
export type SharedProduct = z.infer<typeof SharedProduct>

/** With a second website on the same content, the one that has its gallery. */
const WithGallery = SharedProduct.extend({ galleryUrl: z.string() })
type WithGallery = z.infer<typeof WithGallery>

const VARIABLE = 'E2E_PRODUCT'

/** For the workers that Playwright starts afterwards. */
export function shareProduct(product: WithGallery): void {
  passOn(VARIABLE, JSON.stringify(WithGallery.parse(product)))
}

export function readSharedProduct(): WithGallery {
  return WithGallery.parse(JSON.parse(inheritedEnvironment()[VARIABLE] ?? 'null'))
}
