import { join } from 'node:path'
import { isPostgresInstalled, startPostgres } from '../content/testing/throwaway-postgres.ts'
import { readAdministrator } from '../tooling/product.ts'
import { cpuSecondsOfFamily } from './process-cpu.ts'
import type { Product } from './product.ts'

/** A database with demo content, and how to start the content service with it. */
export interface DemoDatabase {
  name: string
  environment: Record<string, string>
  /** Administrator of its admin; by default the product's. */
  administrator?: Product['administrator']
  /** CPU seconds of its processes so far; undefined for SQLite. */
  cpuSeconds?: () => number
  stop(): Promise<void>
}

export const productDatabase: DemoDatabase = {
  name: 'SQLite',
  environment: {},
  stop: () => Promise.resolve(),
}

/** A new PostgreSQL; undefined if it is not installed. */
export async function startDemoPostgres(product: Product): Promise<DemoDatabase | undefined> {
  if (!(await isPostgresInstalled())) return undefined
  const postgres = await startPostgres()
  // One for each: it belongs to its database.
  const folder = join(product.dir, `on-postgres-${postgres.pid()}`)
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
