import { join } from 'node:path'
import { isPostgresInstalled, startPostgres } from '../content/testing/throwaway-postgres.ts'
import { readAdministrator } from '../tooling/product.ts'
import { cpuSecondsOfFamily } from './process-cpu.ts'
import type { Product } from './product.ts'

/** A database with the demo content, and how the content service is started on it. */
export interface DemoDatabase {
  name: string
  environment: Record<string, string>
  /** Who signs in at its admin; the product's own when left out. */
  administrator?: Product['administrator']
  /** CPU seconds of its own processes so far; SQLite has none. */
  cpuSeconds?: () => number
  stop(): Promise<void>
}

/** The product's own. */
export const productDatabase: DemoDatabase = {
  name: 'SQLite',
  environment: {},
  stop: () => Promise.resolve(),
}

/** A PostgreSQL of its own; undefined where the machine has none. */
export async function startDemoPostgres(product: Product): Promise<DemoDatabase | undefined> {
  if (!(await isPostgresInstalled())) return undefined
  const postgres = await startPostgres()
  const folder = join(product.dir, 'on-postgres')
  const environment = { DATABASE_URL: postgres.url, DATA_DIR: folder }
  let administrator: Product['administrator']
  try {
    await product.seedDatabase(environment)
    administrator = await readAdministrator(folder)
  } catch (error) {
    await postgres.stop()
    throw error
  }
  return {
    name: 'PostgreSQL',
    environment,
    administrator,
    cpuSeconds: () => cpuSecondsOfFamily(postgres.pid()),
    stop: () => postgres.stop(),
  }
}
