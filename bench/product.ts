import { answering } from './peers.ts'
import { startProduct as startBuiltProduct, type PartName } from '../tooling/product.ts'

/** The built product with demo content, on free ports, in its own folder. */
export interface Product {
  dir: string
  contentUrl: string
  webUrl: string
  administrator: { email: string; password: string }
  contentPid: number
  webPid: number
  /** Restarts a part; returns the seconds until its first response. */
  restart(part: Part, environment?: Record<string, string>): Promise<number>
  /** Restarts a part and waits until it is ready, without other requests. */
  restartUnvisited(part: Part): Promise<void>
  /** Fills the database of an environment; use it with `restart`. */
  seedDatabase(environment: Record<string, string>): Promise<void>
  stop(): Promise<void>
}

export type Part = PartName

export async function startProduct(): Promise<Product> {
  const product = await startBuiltProduct()
  const { dataDir, contentUrl, webUrl, administrator } = product
  const firstPage: Record<Part, string> = { content: `${contentUrl}/api/branch`, web: `${webUrl}/` }
  return {
    dir: dataDir,
    contentUrl,
    webUrl,
    administrator,
    get contentPid() {
      return product.pid('content')
    },
    get webPid() {
      return product.pid('web')
    },
    async restart(part, environment) {
      await product.stopPart(part)
      const startedAt = performance.now()
      await product.startPart(part, environment)
      await answering(firstPage[part], 60_000)
      return (performance.now() - startedAt) / 1000
    },
    async restartUnvisited(part) {
      await product.stopPart(part)
      await product.startPart(part)
    },
    seedDatabase: product.seedDatabase,
    stop: product.stop,
  }
}
