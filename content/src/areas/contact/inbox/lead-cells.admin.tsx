import './lead-inbox.css'
import { leadKinds } from '@washhouse/contract/contact/contact.contract'
import Link from 'next/link'
import type { BasePayload, DefaultServerCellComponentProps } from 'payload'
import { cache } from 'react'
import { ageLevel, ageWords } from './lead-age.ts'
import { LeadChip } from './lead-chip.admin.tsx'
import { type LeadHours, readLeadHours } from '../lead/lead-hours.ts'
import { callLink, readablePhone } from '../lead/lead-links.ts'
import { leadNames } from './lead-names.ts'
import { type Language, languageOf, leadWords, senderWords, timeWords } from './lead-words.ts'

const hoursOf = cache((payload: BasePayload) => readLeadHours(payload))
const namesIn = cache((payload: BasePayload, language: Language) => leadNames(payload, language))

/** First and last name, and the way to the record; on a phone what matters of the other columns too. */
export function NameCell(props: DefaultServerCellComponentProps) {
  const { rowData, i18n, collectionSlug, payload } = props
  const { id, looksAutomatic, kind, status, createdAt } = rowData
  const language = languageOf(i18n)
  const words = leadWords(payload, i18n)
  const { admin } = payload.config.routes
  return (
    <span className="lead-name">
      <Link href={`${admin}/collections/${collectionSlug}/${id}`} prefetch={false}>
        {senderWords(rowData, language)}
      </Link>
      {looksAutomatic && (
        <LeadChip tone="quiet">{language === 'th' ? 'คล้ายบอต' : 'automatic?'}</LeadChip>
      )}
      <span className="lead-name__rest">
        <LeadChip tone={kind}>{words.textOf('kind', kind)}</LeadChip>
        {status === 'new' ? (
          <AgeChip createdAt={createdAt} i18n={i18n} kind={kind} payload={payload} />
        ) : (
          <LeadChip tone={status}>{words.textOf('status', status)}</LeadChip>
        )}
      </span>
    </span>
  )
}

/** Kind and status: the choice's own words on a colour of its own. */
export function ChoiceCell({ cellData, field, i18n, payload }: DefaultServerCellComponentProps) {
  const name = 'name' in field ? field.name : ''
  return <LeadChip tone={cellData}>{leadWords(payload, i18n).textOf(name, cellData)}</LeadChip>
}

/** How long a new lead has been waiting; of others, when they came. */
export function AgeCell({ cellData, rowData, i18n, payload }: DefaultServerCellComponentProps) {
  const { kind, status } = rowData
  return (
    <span className="lead-age">
      {status === 'new' && (
        <AgeChip createdAt={cellData} i18n={i18n} kind={kind} payload={payload} />
      )}
      <time className="lead-time" dateTime={cellData}>
        {timeWords(cellData, languageOf(i18n))}
      </time>
    </span>
  )
}

interface AgeChipProps extends Pick<DefaultServerCellComponentProps, 'i18n' | 'payload'> {
  createdAt: string
  kind: unknown
}

async function AgeChip({ createdAt, kind, i18n, payload }: AgeChipProps) {
  const language = languageOf(i18n)
  const age = Date.now() - Date.parse(createdAt)
  const level = ageLevel(age, limitOf(await hoursOf(payload), kind))
  const late = language === 'th' ? 'เกินเวลา' : 'late'
  const words = ageWords(age, language)
  return <LeadChip tone={level}>{level === 'late' ? `${words} · ${late}` : words}</LeadChip>
}

function limitOf(hours: LeadHours, kind: unknown): number {
  return hours[leadKinds.find((each) => each === kind) ?? 'contact']
}

/** Where it is about: the branch of a problem, the province of an interest. */
export async function PlaceCell({ rowData, i18n, payload }: DefaultServerCellComponentProps) {
  const nameOf = namesIn(payload, languageOf(i18n))
  const place = (await nameOf('branches', rowData.branch)) || nameOf('provinces', rowData.province)
  return <span>{(await place) || '–'}</span>
}

export async function AssigneeCell({ cellData, i18n, payload }: DefaultServerCellComponentProps) {
  const nameOf = namesIn(payload, languageOf(i18n))
  return <span>{(await nameOf('staff', cellData)) || '–'}</span>
}

export function PhoneCell({ cellData }: DefaultServerCellComponentProps) {
  if (!cellData) return <span>–</span>
  const link = callLink(cellData)
  const text = <span className="lead-phone">{readablePhone(cellData)}</span>
  return link ? <a href={link}>{text}</a> : text
}
