import type { Download } from '@washhouse/contract/download/download.contract'
import { Link } from 'react-router'
import { FileCover } from '../../blocks/member-file/file-cover.tsx'
import { useFileFacts } from '../../blocks/member-file/file-facts.ts'
import type { MemberFileMessageId } from '../../blocks/member-file/member-file.messages.ts'
import { formatDate } from '../../i18n/format.ts'
import { useTextLang } from '../../i18n/untranslated.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Phrases } from '../../ui/phrases/phrases.tsx'
import type { DownloadMessageId } from './download.messages.ts'

/** A download in the list: the whole card opens it. */
export function DownloadCard({ download, to }: { download: Download; to: string }) {
  const t = useText<DownloadMessageId | MemberFileMessageId>()
  const language = useLanguage()
  const langOf = useTextLang(download)
  const factsOf = useFileFacts()
  const { title, files, coverImage, date } = download
  const [first] = files
  return (
    <Card variant="link" as="li">
      <div className="download-card">
        <FileCover cover={coverImage} files={files} />
        <div className="download-card__text">
          <h3 className="download-card__title" lang={langOf('title')}>
            <Link to={to} preventScrollReset>
              <Phrases text={title} />
            </Link>
          </h3>
          <p className="download-card__facts">
            {files.length > 1
              ? t('download.files', { count: files.length })
              : first && factsOf(first)}
          </p>
          {date && (
            <p className="download-card__facts">
              <time dateTime={date}>{formatDate(language, date)}</time>
            </p>
          )}
        </div>
      </div>
    </Card>
  )
}
