import type { BasePayload } from 'payload'
import {
  connectionTo,
  hasTable,
  tableOf,
  writeWhole,
} from '../../content/src/platform/database/tables.ts'
import type { Removal } from './removal.ts'

/** Empties the pages and settings that nobody has changed since the demo content was complete. */
export async function resetGlobals(payload: BasePayload, filledAt: string): Promise<Removal> {
  const result: Removal = { removed: 0, kept: [] }
  for (const { slug, label } of payload.config.globals) {
    const { createdAt, updatedAt } = await payload.findGlobal({ slug, draft: true, depth: 0 })
    if (!createdAt || createdAt > filledAt) continue
    if (updatedAt && updatedAt > filledAt) {
      result.kept.push({
        path: `/globals/${slug}`,
        title: englishOf(label) ?? slug,
        reason: 'edited',
      })
      continue
    }
    await emptyGlobal(payload, slug.replaceAll('-', '_'))
    result.removed += 1
  }
  return result
}

/** Payload cannot delete a global. Texts, rows and relations go with it. */
async function emptyGlobal(payload: BasePayload, table: string): Promise<void> {
  await writeWhole(payload, async () => {
    for (const name of [`_${table}_v`, table])
      if (hasTable(payload, name)) await connectionTo(payload).delete(tableOf(payload, name))
  })
}

function englishOf(label: unknown): string | undefined {
  return typeof label === 'object' && label !== null && 'en' in label ? String(label.en) : undefined
}
