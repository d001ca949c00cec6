import type { Download } from '@washhouse/contract/download/download.contract'
import type { Page } from '@washhouse/contract/wire/envelope'
import { Link } from 'react-router'
import { ListResults } from '../../blocks/list-results/list-results.tsx'
import { FileCover } from '../../blocks/member-file/file-cover.tsx'
import { useFileFacts } from '../../blocks/member-file/file-facts.ts'
import type { MemberFileMessageId } from '../../blocks/member-file/member-file.messages.ts'
import type { Settled } from '../../content/page-content.ts'
import { formatDate } from '../../i18n/format.ts'
import { localePath } from '../../i18n/language.ts'
import { useTextLang } from '../../i18n/untranslated.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Phrases } from '../../ui/phrases/phrases.tsx'
import { printDownloadQuery, type DownloadQuery } from './download-query.ts'
import type { DownloadMessageId } from './download.messages.ts'

interface DownloadResultsProps {
  found: Settled<Page<Download>>
  query: DownloadQuery
}

/** One page of the list with the way to the others. */
export function DownloadResults({ found, query }: DownloadResultsProps) {
  const path = localePath(useLanguage(), '/download')
  return (
    <ListResults
      area="download"
      t={useText<DownloadMessageId>()}
      found={found}
      page={query.page}
      queryOf={(page) => printDownloadQuery({ ...query, page })}
      isNarrowed={printDownloadQuery(query) !== ''}
    >
      {(downloads) => (
        <ul className="download-grid">
          {downloads.map((download) => (
            <DownloadCard
              key={download.id}
              download={download}
              to={path + printDownloadQuery(query, download.id)}
            />
          ))}
        </ul>
      )}
    </ListResults>
  )
}

function DownloadCard({ download, to }: { download: Download; to: string }) {
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
