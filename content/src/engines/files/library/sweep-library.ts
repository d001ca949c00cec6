import type { BasePayload } from 'payload'
import { collectionTable, connectionTo } from '../../../ground/database/tables.ts'
import { env } from '../../../ground/env.ts'
import { daysAgo } from '../../work/daily-work.ts'
import { removeOldFiles } from '../private-files.ts'
import { sweepFolder } from '../strays.ts'
import { sweepPreviews } from './library-previews.ts'

const straysAfterDays = 1

/** Takes files out of the library that have no record, and deletes what is left of uploads: of saves that broke off. */
export async function sweepLibrary(payload: BasePayload): Promise<void> {
  const { filename } = collectionTable(payload, 'library-files')
  const rows = await connectionTo(payload)
    .select({ filename })
    .from(collectionTable(payload, 'library-files'))
  const known = new Set<unknown>(rows.map((row) => row.filename))
  for (const name of await sweepPreviews(payload)) known.add(name)
  const before = daysAgo(straysAfterDays)
  await removeOldFiles(env.uploadDir, before)
  await sweepFolder(payload, env.libraryDir, known, before)
}
