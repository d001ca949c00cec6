'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import type { ClientCollectionConfig } from 'payload'
import { AdminDialog, DialogButton } from '../../admin/dialog.admin.tsx'
import { editableFields } from '../field-differences.ts'
import { fieldLabel } from '../shown-value.admin.tsx'
import { bulkTexts } from './bulk.labels.ts'
import type { Outcome } from './change-record.ts'

interface Props {
  collection: ClientCollectionConfig
  outcomes: readonly Outcome[]
  onClose: () => void
}

export function BulkResult({ collection, outcomes, onClose }: Props) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const words = bulkTexts(i18n)
  const done = outcomes.filter(({ failed }) => failed === undefined).length
  const told = outcomes
    .map((outcome) => ({ ...outcome, lines: linesOf(outcome) }))
    .filter(({ lines }) => lines.length > 0)

  function linesOf({ draftBy, failed, isUnpublished, kept }: Outcome): string[] {
    if (failed !== undefined) return [words.failed(failed)]
    if (isUnpublished) return [words.unpublished]
    if (draftBy === undefined) return []
    const ofDraft = kept && (kept.length > 0 ? words.kept(labelsOf(kept)) : words.bothChanged)
    return [words.hasDraft(draftBy), ...(ofDraft === undefined ? [] : [ofDraft])]
  }

  function labelsOf(paths: readonly string[]): string {
    const fields = editableFields(collection.fields)
    const names = paths.map((path) => path.split('.', 1)[0])
    return fields
      .filter(({ name }) => names.includes(name))
      .map((field) => fieldLabel(field, i18n))
      .join(', ')
  }

  return (
    <AdminDialog title={words.done(done)} className="bulk-result" onCancel={onClose}>
      {told.length > 0 && (
        <ul>
          {told.map(({ id, lines, title }) => (
            <li key={id}>
              <a href={`${config.routes.admin}/collections/${collection.slug}/${id}`}>{title}</a>
              {lines.map((line) => (
                <div key={line}>{line}</div>
              ))}
            </li>
          ))}
        </ul>
      )}
      <footer>
        <DialogButton isFirst onClick={onClose}>
          {words.close}
        </DialogButton>
      </footer>
    </AdminDialog>
  )
}
