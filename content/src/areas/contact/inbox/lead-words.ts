import { getTranslation } from '@payloadcms/translations'
import type { BasePayload, FlattenedField, Option } from 'payload'
import type { Lead } from '../../../ground/payload-types.ts'
import { readablePhone } from '../lead/lead-links.ts'

export type Language = 'th' | 'en'
type I18n = Parameters<typeof getTranslation>[1]

export function languageOf({ language }: { language: string }): Language {
  return language === 'th' ? 'th' : 'en'
}

/** In the order in which staff read them. */
export const problemDetails = ['branch', 'machine', 'cause', 'amount'] as const
export const interestDetails = [
  'province',
  'budget',
  'timeline',
  'sourceOfFund',
  'placeType',
  'openShop',
  'contactTime',
  'adSource',
] as const

/** Titles and values of a lead's fields as staff read them: the collection's own labels. */
export function leadWords(payload: BasePayload, i18n: I18n) {
  const { flattenedFields } = payload.collections.leads.config
  const fields = new Map(flattenedFields.map((field) => [field.name, field]))
  const find = (name: string): FlattenedField => {
    const field = fields.get(name)
    if (!field) throw new Error(`A lead has no field "${name}"`)
    return field
  }
  return {
    titleOf(name: string): string {
      const { label } = find(name)
      return label ? getTranslation(label, i18n) : name
    },
    textOf(name: string, value: unknown): string {
      const field = find(name)
      if (value === null || value === undefined) return ''
      if (typeof value === 'boolean') return yesOrNo(value, languageOf(i18n))
      if (typeof value === 'number') return String(value)
      if (typeof value !== 'string') throw new Error(`"${name}" holds no plain value`)
      if (field.type === 'select') return optionWords(field.options, value, i18n)
      if (field.type === 'date') return timeWords(value, languageOf(i18n))
      return name === 'phone' ? readablePhone(value) : value
    },
  }
}

export type LeadWords = ReturnType<typeof leadWords>

/** First and last name. */
export function senderWords(lead: Pick<Lead, 'firstName' | 'lastName'>, language: Language) {
  const name = [lead.firstName, lead.lastName].filter(Boolean).join(' ')
  return name || (language === 'th' ? '(ไม่ได้บอกชื่อ)' : '(no name given)')
}

/** A moment as it is read in Thailand: '21 พ.ย. 2569 14:05', '21 Nov 2026, 14:05'. */
export function timeWords(moment: string, language: Language): string {
  const locale = language === 'th' ? 'th-TH' : 'en-GB'
  return new Intl.DateTimeFormat(locale, {
    timeZone: 'Asia/Bangkok',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(moment))
}

function optionWords(options: Option[], value: string, i18n: I18n): string {
  const option = options.find((each) => typeof each !== 'string' && each.value === value)
  const label = typeof option === 'object' ? getTranslation(option.label, i18n) : value
  return typeof label === 'string' ? label : value
}

function yesOrNo(isTrue: boolean, language: Language): string {
  if (language === 'th') return isTrue ? 'ใช่' : 'ไม่ใช่'
  return isTrue ? 'yes' : 'no'
}
