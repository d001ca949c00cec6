import type { Lead } from '@washhouse/contract/contact/contact.contract'
import { failedValidation } from '@washhouse/contract/wire/errors'
import { maxId } from '@washhouse/contract/wire/parameters'
import { FaultyBody } from '@washhouse/contract/wire/write-body'
import type { BasePayload, Where } from 'payload'

/** Refuses a branch that is not published and a province that is not there, by the field's name. */
export async function requirePlaces(payload: BasePayload, lead: Lead): Promise<void> {
  if (lead.type === 'problem')
    await requirePlace('branch', lead.branch, 'branches', { _status: { equals: 'published' } })
  if (lead.type === 'franchise' && lead.province !== null)
    await requirePlace('province', lead.province, 'provinces')

  async function requirePlace(
    field: string,
    id: number,
    collection: 'branches' | 'provinces',
    isOpen: Where = {},
  ): Promise<void> {
    const where = { and: [{ id: { equals: id } }, isOpen] }
    if (id <= maxId && (await payload.count({ collection, where })).totalDocs > 0) return
    throw new FaultyBody([failedValidation(field, 'choice', `There is no such ${field}`)])
  }
}
