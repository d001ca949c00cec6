import { z } from 'zod'
import { inheritedEnvironment } from '../../tooling/process.env.ts'
import { passOn } from './pass-on.env.ts'

const SharedProduct = z.object({
  webUrl: z.string(),
  contentUrl: z.string(),
  /** Data folder of the content service; without a mail server it contains the emails. */
  dataDir: z.string(),
  administrator: z.object({ email: z.string(), password: z.string() }),
})

export type SharedProduct = z.infer<typeof SharedProduct>

/** Includes a second website, with the gallery, on the same content. */
const WithGallery = SharedProduct.extend({ galleryUrl: z.string() })
type WithGallery = z.infer<typeof WithGallery>

const VARIABLE = 'E2E_PRODUCT'

/** For workers that Playwright starts later. */
export function shareProduct(product: WithGallery): void {
  passOn(VARIABLE, JSON.stringify(WithGallery.parse(product)))
}

export function readSharedProduct(): WithGallery {
  return WithGallery.parse(JSON.parse(inheritedEnvironment()[VARIABLE] ?? 'null'))
}
