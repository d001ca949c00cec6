import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Dialect = 'postgres' | 'sqlite'

export const dialects: readonly Dialect[] = ['sqlite', 'postgres']

export function migrationFolder(dialect: Dialect): string {
  return resolve(dirname(fileURLToPath(import.meta.url)), '../../../migrations', dialect)
}
