import { z } from 'zod'
import { inheritedEnvironment } from '../../tooling/process.env.ts'
import { passOn } from './pass-on.env.ts'

const SharedProduct = z.object({
  webUrl: z.string(),
  contentUrl: z.string(),
  /** Data folder of the content service. */
  dataDir: z.string(),
  /** Emails, as there is no mail server; by default `mail` in the data folder. */
  mailDir: z.string().optional(),
  /** Settings of its database and files, where they are not in the data folder. */
  environment: z.record(z.string(), z.string()).optional(),
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
