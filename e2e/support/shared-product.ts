import { z } from 'zod'
import { inheritedEnvironment, passOn } from '../../tooling/process.env.ts'

const SharedProduct = z.object({
  webUrl: z.string(),
  contentUrl: z.string(),
  administrator: z.object({ email: z.string(), password: z.string() }),
})

/** What a journey knows of the product it visits. */
export type SharedProduct = z.infer<typeof SharedProduct>

const VARIABLE = 'E2E_PRODUCT'

/** For the workers that Playwright starts afterwards. */
export function shareProduct(product: SharedProduct): void {
  passOn(VARIABLE, JSON.stringify(SharedProduct.parse(product)))
}

export function readSharedProduct(): SharedProduct {
  return SharedProduct.parse(JSON.parse(inheritedEnvironment()[VARIABLE] ?? 'null'))
}
