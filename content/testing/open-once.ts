import { closePayload, openUnmigrated } from '../src/composition/open-payload.ts'
import { migrateDatabase, migrationsFor } from '../src/platform/database/migrate.ts'
import { startOrExit } from '../src/platform/start-problem.ts'
import { ownMigrations } from './own-migrations.ts'

// `open-once.ts <count>`: opens the database like a start of a version with `count` migrations of the tests after the
// product's. Prints the migrations that it then has.
const ownCount = Number(process.argv[2])
const payload = await startOrExit(openUnmigrated())
const { db } = payload
const all = [...(await migrationsFor(db)), ...ownMigrations(db).slice(0, ownCount)]
await startOrExit(migrateDatabase(db, all))
const { docs } = await payload.find({ collection: 'payload-migrations', limit: 0, sort: 'name' })
process.stdout.write(`migrations: ${docs.map(({ name }) => name).join(' ')}\n`)
await closePayload(payload)
// On PostgreSQL Payload's own connection would keep the process alive.
process.exit()
