import { eq } from 'drizzle-orm'
import { closePayload, openPayload } from '../src/composition/open-payload.ts'
import { collectionTable, connectionTo } from '../src/platform/database/tables.ts'

// `age-account.ts <e-mail> <days>`: makes a member's account this much older.
const [, , email = '', days = ''] = process.argv
const payload = await openPayload()
const members = collectionTable(payload, 'members')
const createdAt = new Date(Date.now() - Number(days) * 86_400_000).toISOString()
const aged = await connectionTo(payload)
  .update(members)
  .set({ createdAt })
  .where(eq(members.email, email))
  .returning({ id: members.id })
if (aged.length !== 1) throw new Error(`There is no member with the address ${email}`)
await closePayload(payload)
// On PostgreSQL Payload's own connection would keep the process alive.
process.exit()
