'use client'

import { parseLanguage } from '@washhouse/contract/language'
import { getTranslation } from '@payloadcms/translations'
import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps, SelectFieldClient } from 'payload'
import { scheduledChangeOf, scheduledChangeText } from './scheduled-change.ts'
import './scheduled-changes.css'

/** Replaces the status in a list: a published record may not be on the website. */
export function ScheduledChangeCell({
  cellData,
  field,
  rowData,
}: DefaultCellComponentProps<SelectFieldClient>) {
  const { i18n } = useTranslation()
  const turn = cellData === 'published' ? scheduledChangeOf({ ...rowData }) : undefined
  if (turn)
    return (
      <span className="turn-chip">{scheduledChangeText(turn, parseLanguage(i18n.language))}</span>
    )
  const option = field.options.find((each) => typeof each === 'object' && each.value === cellData)
  return <span>{typeof option === 'object' ? getTranslation(option.label, i18n) : ''}</span>
}

/** The same in the record's own form. */
export function ScheduledChangeChip() {
  const { data, hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo()
  const { i18n } = useTranslation()
  // With a newer draft the form has the draft's dates, not those of the published record.
  const isPublished =
    data?.['status'] === 'published' || (hasPublishedDoc && unpublishedVersionCount <= 0)
  const turn = data && isPublished ? scheduledChangeOf(data) : undefined
  return (
    turn && (
      <span className="turn-chip">{scheduledChangeText(turn, parseLanguage(i18n.language))}</span>
    )
  )
}
