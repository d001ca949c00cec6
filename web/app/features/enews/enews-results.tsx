import type { Enews } from '@washhouse/contract/enews/enews.contract'
import type { Page } from '@washhouse/contract/wire/envelope'
import { Link } from 'react-router'
import { FileCover } from '../../blocks/member-file/file-cover.tsx'
import { NoData } from '../../blocks/no-data/no-data.tsx'
import type { Settled } from '../../content/page-content.ts'
import { formatDate } from '../../i18n/format.ts'
import { localePath } from '../../i18n/language.ts'
import { useTextLang } from '../../i18n/untranslated.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import { ButtonAnchor, ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Pager } from '../../ui/pager/pager.tsx'
import { Phrases } from '../../ui/phrases/phrases.tsx'
import { printEnewsQuery, type EnewsQuery } from './enews-query.ts'
import type { EnewsMessageId } from './enews.messages.ts'

interface EnewsResultsProps {
  found: Settled<Page<Enews>>
  query: EnewsQuery
}

/** One page of the issues with the way to the others; what is missing, or could not be had, is said so. */
export function EnewsResults({ found, query }: EnewsResultsProps) {
  const t = useText<EnewsMessageId>()
  const path = localePath(useLanguage(), '/enews')
  if (found.kind === 'failed')
    return (
      <NoData hint={t('enews.failed.hint')}>
        <ButtonAnchor variant="secondary" href={path + printEnewsQuery(query)}>
          {t('enews.failed.retry')}
        </ButtonAnchor>
      </NoData>
    )
  const { items, totalPages } = found.value
  if (items.length === 0) {
    if (query.year === null) return <NoData hint={t('enews.empty.all')} />
    return (
      <NoData hint={t('enews.empty.year')}>
        <ButtonLink variant="secondary" to={path}>
          {t('enews.empty.back')}
        </ButtonLink>
      </NoData>
    )
  }
  return (
    <>
      <ul className="enews-grid">
        {items.map((issue) => (
          <IssueCard key={issue.id} issue={issue} />
        ))}
      </ul>
      <Pager
        page={query.page}
        pageCount={totalPages}
        addressOf={(page) => path + printEnewsQuery({ ...query, page })}
        texts={{
          label: t('enews.pager.label'),
          previous: t('enews.pager.previous'),
          next: t('enews.pager.next'),
          page: (page) => t('enews.pager.page', { page }),
        }}
      />
    </>
  )
}

function IssueCard({ issue }: { issue: Enews }) {
  const language = useLanguage()
  const langOf = useTextLang(issue)
  const { id, title, coverImage, pdf, publishedAt } = issue
  return (
    <Card variant="link" as="li">
      <FileCover cover={coverImage} files={pdf ? [pdf] : []} />
      <div className="enews-card__text">
        <h3 className="enews-card__title" lang={langOf('title')}>
          <Link to={localePath(language, `/enews/${id}`)}>
            <Phrases text={title} />
          </Link>
        </h3>
        {publishedAt && (
          <p className="enews-card__date">
            <time dateTime={publishedAt}>{formatDate(language, publishedAt)}</time>
          </p>
        )}
      </div>
    </Card>
  )
}
