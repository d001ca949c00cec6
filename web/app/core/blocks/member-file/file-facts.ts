import type { FileDetails } from '@washhouse/contract/media/file-details.contract'
import { formatNumber } from '../../i18n/format.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import type { MemberFileMessageId } from './member-file.messages.ts'

/** The kind of a file for readers. */
export type FileForm =
  | 'pdf'
  | 'word'
  | 'excel'
  | 'slides'
  | 'archive'
  | 'picture'
  | 'film'
  | 'other'

const office = 'application/vnd.openxmlformats-officedocument.'

/** From its content type, as `/assets/{id}` sends it. */
export function formOf(type: string | null): FileForm {
  if (type === null) return 'other'
  if (type === 'application/pdf') return 'pdf'
  if (type.startsWith(`${office}word`)) return 'word'
  if (type.startsWith(`${office}spreadsheet`)) return 'excel'
  if (type.startsWith(`${office}presentation`)) return 'slides'
  if (type === 'application/zip') return 'archive'
  if (type.startsWith('image/')) return 'picture'
  return type.startsWith('video/') ? 'film' : 'other'
}

const kilobyte = 1024
const megabyte = kilobyte * kilobyte

/** e.g. `PDF · 4.6 MB · 24 pages`; omits unknown parts. */
export function useFileFacts(): (file: Pick<FileDetails, 'type' | 'size' | 'pages'>) => string {
  const t = useText<MemberFileMessageId>()
  const language = useLanguage()

  function sizeOf(bytes: number): string {
    if (bytes < megabyte) {
      const size = formatNumber(language, Math.max(1, Math.round(bytes / kilobyte)))
      return t('file.kilobytes', { size })
    }
    return t('file.megabytes', {
      size: formatNumber(language, Math.round((bytes / megabyte) * 10) / 10),
    })
  }

  return ({ type, size, pages }) =>
    [
      t(`file.kind.${formOf(type)}`),
      size !== null && sizeOf(size),
      pages !== null && t('file.pages', { count: pages }),
    ]
      .filter(Boolean)
      .join('\u00A0· ')
}
