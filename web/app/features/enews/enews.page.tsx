import { enewsCalls } from '@washhouse/contract/enews/enews.calls'
import { defaultPageLimit } from '@washhouse/contract/wire/paging'
import { data, Link } from 'react-router'
import { MembersGate } from '../../core/blocks/members-gate/members-gate.tsx'
import { readGateExamples } from '../../core/blocks/members-gate/gate-examples.server.ts'
import { membersGateMessages } from '../../core/blocks/members-gate/members-gate.messages.ts'
import { memberFileMessages } from '../../core/blocks/member-file/member-file.messages.ts'
import { headContentOf } from '../../core/blocks/page-head/head-content.ts'
import { PageHead } from '../../core/blocks/page-head/page-head.tsx'
import { pageContent } from '../../core/content/content.server.ts'
import { memberContentOf } from '../../core/content/session/member-content.server.ts'
import { isSignedIn } from '../../core/content/session/session.ts'
import { messagesFor, textIn } from '../../core/i18n/compile.server.ts'
import { formatYear, formatDate } from '../../core/i18n/format.ts'
import { localePath } from '../../core/i18n/language.ts'
import type { LoadedId } from '../../core/i18n/messages.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import { noStore } from '../../core/request/no-store.ts'
import { pagePlace } from '../../core/request/page-place.ts'
import { FilterLinks } from '../../core/ui/filter-links/filter-links.tsx'
import type { Route } from './+types/enews.page.ts'
import { printEnewsQuery } from './enews-query.ts'
import { parseEnewsQuery } from './parse-enews-query.ts'
import './enews.css'
import { enewsMessages } from './enews.messages.ts'
import type { Enews } from '@washhouse/contract/enews/enews.contract'
import type { Page } from '@washhouse/contract/wire/envelope'
import type { Settled } from '../../core/content/page-content.ts'
import { ListResults } from '../../core/blocks/list-results/list-results.tsx'
import { FileCover } from '../../core/blocks/member-file/file-cover.tsx'
import { useTextLang } from '../../core/i18n/untranslated.ts'
import { Card } from '../../core/ui/card/card.tsx'
import { Phrases } from '../../core/ui/phrases/phrases.tsx'

export const handle = pagePlace({ above: [] })
export const headers = noStore

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args
  const query = parseEnewsQuery(url.searchParams)
  if (!query) throw data(null, { status: 404 })
  const { language } = context.get(pageContent)
  const t = textIn(language, enewsMessages)
  const messages = messagesFor(language, membersGateMessages, memberFileMessages, enewsMessages)
  const own = { title: t('enews.title'), lead: t('enews.lead') }
  const meta = { title: own.title, description: own.lead, isIndexed: false }
  if (!isSignedIn(context)) {
    const examples = await readGateExamples(context.get(pageContent), 'enews')
    return { messages, meta, head: headContentOf(null, own), query, examples, shelf: null }
  }

  const member = memberContentOf(args)
  const { year, page } = query
  const [info, years, found] = await Promise.all([
    member.find(enewsCalls.getEnewsPage),
    member.settle(enewsCalls.listEnewsYears),
    member.settle(enewsCalls.listEnews, {
      query: { page, limit: defaultPageLimit, ...(year !== null && { year }) },
    }),
  ])
  if (found.kind === 'ok' && found.value.items.length === 0 && page > 1)
    throw data(null, { status: 404 })
  return {
    messages,
    meta,
    head: headContentOf(info.kind === 'ok' ? info.value : null, own),
    query,
    examples: [],
    shelf: { years: years.kind === 'ok' ? years.value : [], found: withoutTexts(found) },
  }
}

/** The list shows titles only; the texts of its issues would be most of the page. */
function withoutTexts(found: Settled<Page<Enews>>): Settled<Page<Enews>> {
  if (found.kind !== 'ok') return found
  const items = found.value.items.map((issue) => ({ ...issue, description: null }))
  return { kind: 'ok', value: { ...found.value, items } }
}

export default function EnewsPage({ loaderData }: Route.ComponentProps) {
  const { head, query, examples, shelf } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  return (
    <main id="content">
      <PageHead variant="news" {...head} />
      <div className="wrap enews-page">
        {shelf ? (
          <Shelf query={query} {...shelf} />
        ) : (
          <MembersGate
            title={t('enews.gate.title')}
            examples={examples}
            inside={[
              { icon: 'calendar', text: t('enews.gate.issues') },
              { icon: 'check', text: t('enews.gate.read') },
              { icon: 'megaphone', text: t('enews.gate.first') },
            ]}
          />
        )}
      </div>
    </main>
  )
}

type Data = Route.ComponentProps['loaderData']

function Shelf({ query, years, found }: NonNullable<Data['shelf']> & Pick<Data, 'query'>) {
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  const path = localePath(language, '/enews')
  const nameOf = (year: number) => formatYear(language, new Date(Date.UTC(year, 6, 1)))
  return (
    <>
      {years.length > 0 && (
        <FilterLinks
          label={t('enews.years')}
          all={t('enews.years.all')}
          choices={years.map(({ year }) => ({ id: year, name: nameOf(year) }))}
          current={query.year}
          addressOf={(year) => path + printEnewsQuery({ year, page: 1 })}
        />
      )}
      <section className="enews-page__results" aria-labelledby="enews-results">
        <h2 id="enews-results">
          {query.year === null
            ? t('enews.heading')
            : t('enews.heading.year', { year: nameOf(query.year) })}
        </h2>
        <ListResults
          area="enews"
          t={t}
          found={found}
          page={query.page}
          queryOf={(page) => printEnewsQuery({ ...query, page })}
          isNarrowed={query.year !== null}
        >
          {(issues) => (
            <ul className="enews-grid">
              {issues.map((issue) => (
                <IssueCard key={issue.id} issue={issue} />
              ))}
            </ul>
          )}
        </ListResults>
      </section>
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
