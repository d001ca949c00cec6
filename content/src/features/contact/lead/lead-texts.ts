import { parseLanguage, type Language } from '@washhouse/contract/language'
import { formatPhone } from '@washhouse/contract/person/format-phone'
import { getTranslation } from '@payloadcms/translations'
import type { BasePayload, FlattenedField, Option } from 'payload'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { adminTime } from '../../../core/admin/admin-time.ts'
import { label } from '../../../platform/languages/labels.ts'
import type { Lead } from '../../../platform/payload-types.ts'

type I18n = Parameters<typeof getTranslation>[1]
const yes = label('ใช่', 'yes')
const no = label('ไม่ใช่', 'no')

/** Titles and values of a lead's fields with the collection's own labels. */
export function leadEmailTexts(payload: BasePayload, i18n: I18n) {
  const language = parseLanguage(i18n.language)
  const nameOf = leadNames(payload, language)
  const { flattenedFields } = payload.collections.leads.config
  const fields = new Map(flattenedFields.map((field) => [field.name, field]))
  const find = (name: string): FlattenedField => {
    const field = fields.get(name)
    if (!field) throw new Error(`A lead has no field "${name}"`)
    return field
  }
  const timeOf = (moment: string) => adminTime(moment, language)
  const textOf = (name: string, value: unknown): string => {
    const field = find(name)
    if (value === null || value === undefined) return ''
    if (typeof value === 'boolean') return (value ? yes : no)[language]
    // An amount. Programs read it in the export too.
    if (typeof value === 'number') return value % 1 ? value.toFixed(2) : String(value)
    if (typeof value !== 'string') throw new Error(`"${name}" holds no plain value`)
    if (field.type === 'select') return optionWords(field.options, value, i18n)
    if (field.type === 'date') return timeOf(value)
    return name === 'phone' ? formatPhone(value, language) : value
  }
  return {
    language,
    nameOf,
    textOf,
    timeOf,
    titleOf(name: string): string {
      const { label: title } = find(name)
      return title ? getTranslation(title, i18n) : name
    },
    /** Like `textOf`, with the record's name where a field refers to one. */
    async valueOf(name: string, value: unknown): Promise<string> {
      if (name === 'branch') return await nameOf('branches', value)
      if (name === 'province') return await nameOf('provinces', value)
      return name === 'assignee' ? await nameOf('staff', value) : textOf(name, value)
    },
    senderOf: (lead: Pick<Lead, 'firstName' | 'lastName'>): string =>
      fullName(lead) || (language === 'th' ? '(ไม่ได้บอกชื่อ)' : '(no name given)'),
  }
}

export type LeadEmailTexts = ReturnType<typeof leadEmailTexts>

export function fullName({ firstName, lastName }: Pick<Lead, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ')
}

function optionWords(options: Option[], value: string, i18n: I18n): string {
  const option = options.find((each) => typeof each !== 'string' && each.value === value)
  const words = typeof option === 'object' ? getTranslation(option.label, i18n) : value
  return typeof words === 'string' ? words : value
}

type NamedCollection = 'branches' | 'provinces' | 'staff'

/** Names of the records that leads refer to, populated or not. Each is read once. */
export function leadNames(payload: BasePayload, language: Language) {
  const kept = new Map<string, Promise<string>>()
  return async function nameOf(collection: NamedCollection, pointer: unknown): Promise<string> {
    const id = isPlainObject(pointer) ? pointer['id'] : pointer
    if (typeof id !== 'number') return ''
    const key = `${collection} ${id}`
    const name = kept.get(key) ?? readName(collection, id)
    kept.set(key, name)
    return await name
  }

  async function readName(collection: NamedCollection, id: number): Promise<string> {
    const wanted = { id, locale: language, fallbackLocale: 'th', disableErrors: true } as const
    if (collection !== 'staff')
      return (await payload.findByID({ collection, ...wanted }))?.name ?? ''
    const person = await payload.findByID({ collection, ...wanted })
    return person?.name || person?.email || ''
  }
}

/** A lead with the names of its province and branch in one language. */
export interface NamedLead {
  lead: Lead
  province: string | undefined
  branch: string | undefined
}

/** Reads a lead with the names of its places; Thai is the fallback. */
export async function readLead(
  payload: BasePayload,
  id: string,
  language: Language,
): Promise<NamedLead | undefined> {
  const lead = await payload.findByID({ collection: 'leads', id, depth: 0, disableErrors: true })
  if (!lead) return undefined
  const nameOf = leadNames(payload, language)
  const province = (await nameOf('provinces', lead.province)) || undefined
  const branch = (await nameOf('branches', lead.branch)) || undefined
  return { lead, province, branch }
}
