'use client'

import { useRowLabel, useTranslation } from '@payloadcms/ui'
import { parseLanguage } from '@washhouse/contract/language'
import { adminTime } from '../../../core/admin/admin-time.ts'
import { say } from '../../../platform/languages/say.ts'
import { exceptionKindLabels } from './exception.labels.ts'

interface Row {
  kind?: keyof typeof exceptionKindLabels | null
  begins?: string | null
  ends?: string | null
}

/** Label of a collapsed exception row: kind and period. */
export function ExceptionName() {
  const { data, rowNumber } = useRowLabel<Row>()
  const { i18n } = useTranslation()
  const language = parseLanguage(i18n.language)
  const kind = data.kind && exceptionKindLabels[data.kind][language]
  const from = data.begins ? adminTime(data.begins, language) : '…'
  const to = data.ends
    ? adminTime(data.ends, language)
    : say({ i18n }, 'จนกว่าจะแจ้งอีกครั้ง', 'until further notice')
  return (
    <span>
      {(rowNumber ?? 0) + 1}. {kind ?? ''} · {from} – {to}
    </span>
  )
}
