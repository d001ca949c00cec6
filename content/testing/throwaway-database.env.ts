import { inject } from 'vitest'
import { chooseDatabase } from './inherited.env.ts'
import { createDatabase } from './throwaway-postgres.ts'

// Runs before each test file is loaded, after `throwaway.env.ts`: PostgreSQL instead of SQLite.
chooseDatabase(await createDatabase(inject('postgresUrl'), globalThis.__migratedDatabase))
