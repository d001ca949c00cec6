import type { Enews } from '@washhouse/contract/enews/enews.contract'
import type { Page } from '@washhouse/contract/wire/envelope'
import { Link } from 'react-router'
import { ListResults } from '../../blocks/list-results/list-results.tsx'
import { FileCover } from '../../blocks/member-file/file-cover.tsx'
import type { Settled } from '../../content/page-content.ts'
import { formatDate } from '../../i18n/format.ts'
import { localePath } from '../../i18n/language.ts'
import { useTextLang } from '../../i18n/untranslated.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Phrases } from '../../ui/phrases/phrases.tsx'
import { printEnewsQuery, type EnewsQuery } from './enews-query.ts'
import type { EnewsMessageId } from './enews.messages.ts'

interface EnewsResultsProps {
  found: Settled<Page<Enews>>
  query: EnewsQuery
}

/** One page of the issues with the way to the others. */
export function EnewsResults({ found, query: { year, page } }: EnewsResultsProps) {
  return (
    <ListResults
      area="enews"
      t={useText<EnewsMessageId>()}
      found={found}
      page={page}
      queryOf={(other) => printEnewsQuery({ year, page: other })}
      isNarrowed={year !== null}
    >
      {(issues) => (
        <ul className="enews-grid">
          {issues.map((issue) => (
            <IssueCard key={issue.id} issue={issue} />
          ))}
        </ul>
      )}
    </ListResults>
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
