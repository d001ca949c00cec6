import { closePayload, isSqlite, openPayload } from '../database/open-payload.ts'

interface Migration {
  name: string
  down(args: unknown): Promise<void>
}

// `open-once.ts [back]`: opens the database as every start does and prints the migrations it then has; with `back`
// it takes the newest one back, as if the database were of the version before.
const payload = await openPayload()
const { docs } = await payload.find({ collection: 'payload-migrations', limit: 0, sort: 'name' })
process.stdout.write(`migrations: ${docs.map(({ name }) => name).join(' ')}\n`)
if (process.argv[2] === 'back') await stepBack()
await closePayload(payload)
// On PostgreSQL Payload's own connection would keep the process alive.
process.exit()

async function stepBack(): Promise<void> {
  const { migrations } = isSqlite(payload.db)
    ? await import('../../migrations/sqlite/index.ts')
    : await import('../../migrations/postgres/index.ts')
  const newest: Migration | undefined = migrations.at(-1)
  if (!newest) throw new Error('There is no migration')
  await newest.down({ db: payload.db.drizzle, payload, req: {} })
  const where = { name: { equals: newest.name } }
  await payload.delete({ collection: 'payload-migrations', where })
}
