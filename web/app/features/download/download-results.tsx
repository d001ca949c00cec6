import { NoData } from '../../blocks/no-data/no-data.tsx'
import type { Settled } from '../../content/page-content.ts'
import { localePath } from '../../i18n/language.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import { ButtonAnchor, ButtonLink } from '../../ui/button/button.tsx'
import { Pager } from '../../ui/pager/pager.tsx'
import { DownloadCard } from './download-card.tsx'
import { printDownloadQuery, type DownloadQuery } from './download-query.ts'
import type { DownloadMessageId } from './download.messages.ts'
import type { DownloadListPage } from './find-downloads.server.ts'

interface DownloadResultsProps {
  found: Settled<DownloadListPage>
  query: DownloadQuery
}

/** One page of the list with the way to the others; what is missing, or could not be had, is said so. */
export function DownloadResults({ found, query }: DownloadResultsProps) {
  const t = useText<DownloadMessageId>()
  const path = localePath(useLanguage(), '/download')
  if (found.kind === 'failed')
    return (
      <NoData hint={t('download.failed.hint')}>
        <ButtonAnchor variant="secondary" href={path + printDownloadQuery(query)}>
          {t('download.failed.retry')}
        </ButtonAnchor>
      </NoData>
    )
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
      <Pager
        page={query.page}
        pageCount={totalPages}
        addressOf={(page) => path + printDownloadQuery({ ...query, page })}
        texts={{
          label: t('download.pager.label'),
          previous: t('download.pager.previous'),
          next: t('download.pager.next'),
          page: (page) => t('download.pager.page', { page }),
        }}
      />
    </>
  )
}
