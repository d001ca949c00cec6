import { ListPager } from '../../blocks/list-pager/list-pager.tsx'
import { NoData, NotLoaded } from '../../blocks/no-data/no-data.tsx'
import type { Settled } from '../../content/page-content.ts'
import { localePath } from '../../i18n/language.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { printDownloadQuery, type DownloadQuery } from './download-query.ts'
import type { DownloadMessageId } from './download.messages.ts'
import type { DownloadListPage } from './find-downloads.server.ts'
import type { Download } from '@washhouse/contract/download/download.contract'
import { Link } from 'react-router'
import { FileCover } from '../../blocks/member-file/file-cover.tsx'
import { useFileFacts } from '../../blocks/member-file/file-facts.ts'
import type { MemberFileMessageId } from '../../blocks/member-file/member-file.messages.ts'
import { formatDate } from '../../i18n/format.ts'
import { useTextLang } from '../../i18n/untranslated.ts'
import { Card } from '../../ui/card/card.tsx'
import { Phrases } from '../../ui/phrases/phrases.tsx'

interface DownloadResultsProps {
  found: Settled<DownloadListPage>
  query: DownloadQuery
}

/** One page of the list with the way to the others; what is missing, or could not be had, is said so. */
export function DownloadResults({ found, query }: DownloadResultsProps) {
  const t = useText<DownloadMessageId>()
  const path = localePath(useLanguage(), '/download')
  if (found.kind === 'failed')
    return <NotLoaded hint={t('download.failed.hint')} address={path + printDownloadQuery(query)} />
  const { downloads, totalPages } = found.value
  if (downloads.length === 0) {
    if (printDownloadQuery(query) === '') return <NoData hint={t('download.empty.all')} />
    return (
      <NoData hint={t('download.empty.hint')}>
        <ButtonLink variant="secondary" to={path}>
          {t('download.empty.back')}
        </ButtonLink>
      </NoData>
    )
  }
  return (
    <>
      <ul className="download-grid">
        {downloads.map((download) => (
          <DownloadCard
            key={download.id}
            download={download}
            to={path + printDownloadQuery(query, download.id)}
          />
        ))}
      </ul>
      <ListPager
        label={t('download.pager.label')}
        page={query.page}
        pageCount={totalPages}
        addressOf={(page) => path + printDownloadQuery({ ...query, page })}
      />
    </>
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
