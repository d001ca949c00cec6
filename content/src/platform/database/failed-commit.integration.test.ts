import type { BasePayload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createExample } from '../../../testing/example-records.ts'
import { closePayload, openPayload } from '../../composition/open-payload.ts'
import { isPostgres, runSql } from './dialect.ts'

let payload: BasePayload

/** From now on, a transaction that adds a review fails at its commit. */
const refuseCommits = (isOnPostgres: boolean) => [
  'CREATE TABLE wholes (id INTEGER PRIMARY KEY)',
  'CREATE TABLE parts (whole INTEGER REFERENCES wholes (id) DEFERRABLE INITIALLY DEFERRED)',
  ...(isOnPostgres
    ? [
        'CREATE FUNCTION add_part() RETURNS trigger AS $$ BEGIN INSERT INTO parts VALUES (1); RETURN NEW; END $$ LANGUAGE plpgsql',
        'CREATE TRIGGER add_part AFTER INSERT ON customer_reviews FOR EACH ROW EXECUTE FUNCTION add_part()',
      ]
    : [
        'CREATE TRIGGER add_part AFTER INSERT ON customer_reviews BEGIN INSERT INTO parts VALUES (1); END',
      ]),
]

beforeAll(async () => {
  payload = await openPayload()
  for (const statement of refuseCommits(isPostgres(payload.db))) await runSql(payload.db, statement)
})
afterAll(() => closePayload(payload))

it('An edit whose commit fails is not acknowledged', async () => {
  await expect(createExample(payload, 'customer-reviews')).rejects.toThrow(/foreign key|commit/i)
  expect((await payload.count({ collection: 'customer-reviews' })).totalDocs).toBe(0)
})
