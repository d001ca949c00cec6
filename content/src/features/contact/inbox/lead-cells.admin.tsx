import './lead-inbox.css'
import { parseLanguage } from '@washhouse/contract/language'
import { formatPhone } from '@washhouse/contract/person/format-phone'
import Link from 'next/link'
import type { DefaultServerCellComponentProps } from 'payload'
import { cache, type ReactNode } from 'react'
import { callLink } from '../lead/lead-links.ts'
import { leadEmailTexts } from '../lead/lead-texts.ts'

const wordsOf = cache(leadEmailTexts)

/** First and last name with a link to the record. On a phone it also contains the important values of the other columns. */
export function NameCell({ rowData, i18n, payload }: DefaultServerCellComponentProps) {
  const { id, looksAutomatic, kind, status } = rowData
  const words = wordsOf(payload, i18n)
  const { admin } = payload.config.routes
  return (
    <span className="lead-row lead-name">
      <Link href={`${admin}/collections/leads/${id}`} prefetch={false}>
        {words.senderOf(rowData)}
      </Link>
      {looksAutomatic && (
        <LeadChip tone="quiet">{words.language === 'th' ? 'คล้ายบอต' : 'automatic?'}</LeadChip>
      )}
      <span className="lead-row lead-name__rest">
        <LeadChip tone={kind}>{words.textOf('kind', kind)}</LeadChip>
        <LeadChip tone={status}>{words.textOf('status', status)}</LeadChip>
      </span>
    </span>
  )
}

/** Kind and status: the option's label on its own colour. */
export function ChoiceCell({ cellData, field, i18n, payload }: DefaultServerCellComponentProps) {
  const name = 'name' in field ? field.name : ''
  return <LeadChip tone={cellData}>{wordsOf(payload, i18n).textOf(name, cellData)}</LeadChip>
}

/** The branch of a problem or the province of an interest. */
export async function PlaceCell({ rowData, i18n, payload }: DefaultServerCellComponentProps) {
  const { nameOf } = wordsOf(payload, i18n)
  const branch = await nameOf('branches', rowData.branch)
  return <span>{branch || (await nameOf('provinces', rowData.province)) || '–'}</span>
}

export async function AssigneeCell({ cellData, i18n, payload }: DefaultServerCellComponentProps) {
  return <span>{(await wordsOf(payload, i18n).nameOf('staff', cellData)) || '–'}</span>
}

export function PhoneCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  if (!cellData) return <span>–</span>
  const link = callLink(cellData)
  const text = (
    <span className="lead-number">{formatPhone(cellData, parseLanguage(i18n.language))}</span>
  )
  return link ? <a href={link}>{text}</a> : text
}

/** A short text on a colour. The text alone carries the meaning. */
function LeadChip({ tone, children }: { tone: string; children: ReactNode }) {
  return <span className={`lead-chip lead-tone--${tone}`}>{children}</span>
}
