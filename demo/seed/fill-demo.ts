import type { BasePayload } from 'payload'
import { createFirstAdministrator } from '../../content/src/features/staff/first-administrator.ts'
import { runSql } from '../../content/src/platform/database/dialect.ts'
import { demoSeeds } from '../demo-seeds.ts'
import { needsDemo, noteDemo } from './demo-state.ts'
import { createSeeding } from './seeding.ts'

/** Fills an empty database with the demo brand and a first administrator; continues an interrupted run. */
export async function fillDemo(payload: BasePayload): Promise<void> {
  if (!(await needsDemo(payload))) return
  await noteDemo(payload, 'filling')
  if (await createFirstAdministrator(payload)) console.log('seed: 0/1 administrator')
  const total = demoSeeds.reduce((sum, { count }) => sum + count, 0)
  const seeding = await createSeeding(payload, total)
  for (const seed of demoSeeds) await seed.run(seeding)
  // Without new statistics the database chooses slow query plans.
  await runSql(payload.db, 'ANALYZE')
  await noteDemo(payload, { filledAt: new Date().toISOString() })
}
