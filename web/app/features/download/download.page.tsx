import { downloadCalls } from '@washhouse/contract/download/download.calls'
import { data, Link } from 'react-router'
import { ListResults } from '../../core/blocks/list-results/list-results.tsx'
import { MembersGate } from '../../core/blocks/members-gate/members-gate.tsx'
import { readGateExamples } from '../../core/blocks/members-gate/gate-examples.server.ts'
import { membersGateMessages } from '../../core/blocks/members-gate/members-gate.messages.ts'
import { memberFileMessages } from '../../core/blocks/member-file/member-file.messages.ts'
import { headContentOf } from '../../core/blocks/page-head/head-content.ts'
import { PageHead } from '../../core/blocks/page-head/page-head.tsx'
import { SearchForm } from '../../core/blocks/search-form/search-form.tsx'
import { pageContent } from '../../core/content/content.server.ts'
import { valueOr } from '../../core/content/page-content.ts'
import { memberContentOf } from '../../core/content/session/member-content.server.ts'
import { isSignedIn } from '../../core/content/session/session.ts'
import { provideFileTypes } from '../../core/content/session/provide-file-types.server.ts'
import { messagesFor, textIn } from '../../core/i18n/compile.server.ts'
import { localePath } from '../../core/i18n/language.ts'
import type { LoadedId } from '../../core/i18n/messages.ts'
import { langOfName, useTextLang } from '../../core/i18n/untranslated.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import { noStore } from '../../core/request/no-store.ts'
import { pagePlace } from '../../core/request/page-place.ts'
import { FilterLinks } from '../../core/ui/filter-links/filter-links.tsx'
import type { Route } from './+types/download.page.ts'
import { printDownloadQuery } from './download-query.ts'
import { DownloadPopup } from './download-popup.tsx'
import './download.css'
import { downloadMessages } from './download.messages.ts'
import {
  findDownloads,
  findOpened,
  listCategories,
  listSubcategories,
} from './find-downloads.server.ts'
import { parseDownloadQuery } from './parse-download-query.ts'
import type { Download } from '@washhouse/contract/download/download.contract'
import { FileCover } from '../../core/blocks/member-file/file-cover.tsx'
import { useFileFacts } from '../../core/blocks/member-file/file-facts.ts'
import { formatDate } from '../../core/i18n/format.ts'
import { Card } from '../../core/ui/card/card.tsx'
import { Phrases } from '../../core/ui/phrases/phrases.tsx'

export const handle = pagePlace({ above: [] })
export const headers = noStore

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args
  const query = parseDownloadQuery(url.searchParams)
  if (!query) throw data(null, { status: 404 })
  const { language } = context.get(pageContent)
  const t = textIn(language, downloadMessages)
  const messages = messagesFor(language, membersGateMessages, memberFileMessages, downloadMessages)
  const own = { title: t('download.title'), lead: t('download.lead') }
  const meta = { title: own.title, description: own.lead, isIndexed: false }
  if (!isSignedIn(context)) {
    const examples = await readGateExamples(context.get(pageContent), 'download')
    return { messages, meta, head: headContentOf(null, own), query, examples, library: null }
  }

  const member = memberContentOf(args)
  const finding = findDownloads(member, query)
  const [info, categories, subcategories, found, opened] = await Promise.all([
    member.find(downloadCalls.getDownloadPage),
    listCategories(member),
    listSubcategories(member, query.category),
    finding,
    query.opensFirst
      ? firstOf(finding).then((file) => findOpened(member, file))
      : findOpened(member, query.file),
  ])
  return {
    messages,
    meta: opened ? { ...meta, title: opened.title } : meta,
    head: headContentOf(valueOr(info, null), own),
    query,
    examples: [],
    library: {
      categories,
      subcategories,
      found,
      opened: opened && { ...opened, files: await provideFileTypes(args, opened.files) },
    },
  }
}

/** Id of the first record that is found. */
async function firstOf(finding: ReturnType<typeof findDownloads>): Promise<number | null> {
  const found = await finding
  return found.kind === 'ok' ? (found.value.items[0]?.id ?? null) : null
}

export default function DownloadPage({ loaderData }: Route.ComponentProps) {
  const { head, query, examples, library } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  return (
    <main id="content">
      <PageHead variant="news" {...head} />
      <div className="wrap download-page">
        {library ? (
          <Library query={query} {...library} />
        ) : (
          <MembersGate
            title={t('download.gate.title')}
            examples={examples}
            inside={[
              { icon: 'washer', text: t('download.gate.manuals') },
              { icon: 'store', text: t('download.gate.franchise') },
              { icon: 'photo', text: t('download.gate.posters') },
            ]}
          />
        )}
      </div>
    </main>
  )
}

type Data = Route.ComponentProps['loaderData']
type LibraryProps = NonNullable<Data['library']> & Pick<Data, 'query'>

function Library({ query, categories, subcategories, found, opened }: LibraryProps) {
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  const path = localePath(language, '/download')
  const { category, subcategory, text } = query
  const addressOf = (changes: Partial<typeof query>, file?: number) =>
    path + printDownloadQuery({ ...query, ...changes }, file)
  const inItsLanguage = ({ id, name }: { id: number; name: string }) => ({
    id,
    name,
    lang: langOfName(language, name),
  })
  const listed = found.kind === 'ok' ? found.value.items : []
  const index = listed.findIndex(({ id }) => id === opened?.id)
  const besides = (place: number) => {
    const other = index < 0 ? undefined : listed[place]
    return other ? addressOf({}, other.id) : null
  }
  const heading =
    text === ''
      ? (categories.find(({ id }) => id === category)?.name ?? t('download.heading'))
      : t('download.heading.search', { text })

  return (
    <>
      {opened && (
        <DownloadPopup
          download={opened}
          list={addressOf({})}
          previous={besides(index - 1)}
          next={besides(index + 1)}
        />
      )}
      <div className="download-page__filters">
        <SearchForm
          className="download-search"
          action="/download"
          name="q"
          text={text}
          texts={{
            landmark: t('download.search'),
            field: t('download.search'),
            example: t('download.search.example'),
            submit: t('download.search.submit'),
          }}
          maxLength={200}
        >
          {category !== null && <input type="hidden" name="category" value={category} />}
          {subcategory !== null && <input type="hidden" name="sub" value={subcategory} />}
        </SearchForm>
        {categories.length > 0 && (
          <FilterLinks
            label={t('download.categories')}
            all={t('download.categories.all')}
            choices={categories.map(inItsLanguage)}
            current={category}
            addressOf={(id) => addressOf({ category: id, subcategory: null, page: 1 })}
          />
        )}
        {subcategories.length > 0 && (
          <FilterLinks
            label={t('download.subcategories')}
            all={t('download.subcategories.all')}
            choices={subcategories.map(inItsLanguage)}
            current={subcategory}
            addressOf={(id) => addressOf({ subcategory: id, page: 1 })}
          />
        )}
      </div>
      <section className="download-page__results" aria-labelledby="download-results">
        <h2 id="download-results" lang={langOfName(language, heading)}>
          {heading}
        </h2>
        <ListResults
          area="download"
          t={t}
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
                  to={addressOf({}, download.id)}
                />
              ))}
            </ul>
          )}
        </ListResults>
      </section>
    </>
  )
}

function DownloadCard({ download, to }: { download: Download; to: string }) {
  const t = useText<LoadedId<Route.ComponentProps>>()
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
