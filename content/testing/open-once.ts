import { isPostgres, isSqlite } from '../src/ground/database/dialect.ts'
import { closePayload, openPayload, type Migration } from '../src/composition/open-payload.ts'

// `open-once.ts [older]`: opens the database as every start does and prints the migrations it then has; with `older`
// it leaves it as the version before the newest migration made it, and empty.
const payload = await openPayload()
const { docs } = await payload.find({ collection: 'payload-migrations', limit: 0, sort: 'name' })
process.stdout.write(`migrations: ${docs.map(({ name }) => name).join(' ')}\n`)
if (process.argv[2] === 'older') await makeOlder()
await closePayload(payload)
// On PostgreSQL Payload's own connection would keep the process alive.
process.exit()

async function makeOlder(): Promise<void> {
  const { db } = payload
  if (isSqlite(db)) {
    const { migrations } = await import('../migrations/sqlite/index.ts')
    await db.dropDatabase({ adapter: db })
    await db.migrate({ migrations: allButTheNewest(migrations) })
  }
  if (isPostgres(db)) {
    const { migrations } = await import('../migrations/postgres/index.ts')
    await db.dropDatabase({ adapter: db })
    await db.migrate({ migrations: allButTheNewest(migrations) })
  }
}

function allButTheNewest(migrations: Migration[]): Migration[] {
  return migrations.slice(0, -1)
}
