import { randomUUID } from 'node:crypto'
import type { Lead } from '@washhouse/contract/contact/contact.contract'
import type { Language } from '@washhouse/contract/language'
import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { livingMember } from '../../../engines/accounts/living-member.ts'
import { readPolicyVersion } from '../../../engines/consents/member-consents.rows.ts'
import { collectionTable, connectionTo } from '../../../ground/database/tables.ts'
import { drawReference } from '../lead/reference.ts'

const leadsOf = (payload: BasePayload) => collectionTable(payload, 'leads')

/** A lead as it goes into the table. */
export interface NewLead {
  record: Lead
  language: Language
  requestKey: string | null
  /** Id of the photo that was kept for it. */
  photo: string | null
  /** Id of the member who sent it as himself. */
  member: string | null
}

const KeptRow = z.object({ id: z.string(), reference: z.string().nullable() })

/** What its sender is answered with; not new when the same submission had been stored before. */
export type KeptLead = z.infer<typeof KeptRow> & { isNew: boolean }

const maxDraws = 10

/** Stores a lead in one INSERT. The same submission is stored once, by whichever came first. */
export async function storeLead(
  payload: BasePayload,
  lead: NewLead,
  draw: () => string = drawReference,
): Promise<KeptLead> {
  const table = leadsOf(payload)
  const consent = await consentOf(payload, lead.record)
  const member = lead.member === null ? null : livingMember(payload, lead.member)
  for (let count = 0; count < maxDraws; count += 1) {
    const id = randomUUID()
    const reference = lead.record.type === 'problem' ? draw() : null
    const [stored] = await connectionTo(payload)
      .insert(table)
      .values({ ...rowOf(lead), ...consent, id, reference, member })
      .onConflictDoNothing()
      .returning({ id: table.id })
    if (stored) return { id, reference, isNew: true }
    const known = lead.requestKey === null ? undefined : await findKept(payload, lead.requestKey)
    if (known) return known
    // Then it was the reference that another report has.
  }
  throw new Error(`${maxDraws} references in a row were taken`)
}

/** The lead that a submission has made already. */
export async function findKept(
  payload: BasePayload,
  requestKey: string,
): Promise<KeptLead | undefined> {
  const leads = leadsOf(payload)
  const [row] = await connectionTo(payload)
    .select({ id: leads.id, reference: leads.reference })
    .from(leads)
    .where(eq(leads.requestKey, requestKey))
    .limit(1)
  return row && { ...KeptRow.parse(row), isNew: false }
}

/** When the sender agreed to be contacted, by which version of the policy and by what; in which language, the lead says. */
async function consentOf(payload: BasePayload, record: Lead): Promise<Record<string, unknown>> {
  if (!('consent' in record)) return {}
  return {
    consentAt: new Date().toISOString(),
    consentVersion: await readPolicyVersion(payload),
    consentChannel: 'website',
  }
}

/** Its fields are columns of the same names. */
function rowOf({ record, language, requestKey, photo }: NewLead): Record<string, unknown> {
  const { type: kind, looksAutomatic, ...sent } = record
  const now = new Date().toISOString()
  return {
    ...sent,
    kind,
    status: 'new',
    language,
    requestKey,
    photo,
    looksAutomatic: looksAutomatic ?? false,
    createdAt: now,
    updatedAt: now,
  }
}
