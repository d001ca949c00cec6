import { enewsCalls } from '@washhouse/contract/enews/enews.calls'
import { data, redirect } from 'react-router'
import { FileActions } from '../../core/blocks/member-file/file-actions.tsx'
import { useFileFacts } from '../../core/blocks/member-file/file-facts.ts'
import { FileLook } from '../../core/blocks/member-file/file-look.tsx'
import { memberFileMessages } from '../../core/blocks/member-file/member-file.messages.ts'
import { PageHead } from '../../core/blocks/page-head/page-head.tsx'
import { cleanHtml } from '../../core/blocks/rich-text/clean-html.server.ts'
import { SiteLinkButton } from '../../core/blocks/site-link/site-link.tsx'
import { openLinks } from '../../core/blocks/site-link/site-links.server.ts'
import { pageContent } from '../../core/content/content.server.ts'
import { memberContentOf } from '../../core/content/session/member-content.server.ts'
import { provideFileTypes } from '../../core/content/session/provide-file-types.server.ts'
import { messagesFor } from '../../core/i18n/compile.server.ts'
import { formatDate } from '../../core/i18n/format.ts'
import { localePath } from '../../core/i18n/language.ts'
import type { LoadedId } from '../../core/i18n/messages.ts'
import { lacksEnglish, useTextLang } from '../../core/i18n/untranslated.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import { noStore } from '../../core/request/no-store.ts'
import { pagePlace } from '../../core/request/page-place.ts'
import { nameIn } from '../../core/request/record-name.ts'
import { ButtonLink } from '../../core/ui/button/button.tsx'
import { Prose } from '../../core/ui/prose/prose.tsx'
import type { Route } from './+types/issue.page.ts'
import './enews.css'
import { enewsMessages, type EnewsMessageId } from './enews.messages.ts'
import { issueMessages } from './issue.messages.ts'

export const handle = pagePlace<EnewsMessageId>({
  above: [{ path: '/enews', name: 'enews.title' }],
})
export const headers = noStore

export async function loader(args: Route.LoaderArgs) {
  const { url, params, context } = args
  const member = memberContentOf(args)
  const { language } = member
  const named = nameIn(params.id)
  // Accepts only the canonical spelling of the number.
  if (!/^[1-9]\d*$/.test(named)) throw data(null, { status: 404 })
  const issue = await member.demand(enewsCalls.getEnews, { path: { id: named } })
  if (named !== params.id) throw redirect(localePath(language, `/enews/${named}`), 308)
  const [pdf = null] = issue.pdf ? await provideFileTypes(args, [issue.pdf]) : []
  return {
    messages: messagesFor(language, memberFileMessages, enewsMessages, issueMessages),
    meta: { title: issue.title, isIndexed: false },
    issue: { ...issue, pdf, description: null },
    link: (await openLinks(context.get(pageContent)))(issue.link),
    publishedOn: issue.publishedAt ? formatDate(language, issue.publishedAt) : undefined,
    body: cleanHtml(issue.description, { language, origin: url.origin }),
  }
}

export default function IssuePage({ loaderData }: Route.ComponentProps) {
  const { issue, body, publishedOn, link } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  const langOf = useTextLang(issue)
  const factsOf = useFileFacts()
  const { title, pdf } = issue
  return (
    <main id="content">
      <PageHead
        variant="text"
        title={title}
        titleLang={langOf('title')}
        lead={publishedOn}
        isUntranslated={lacksEnglish(issue, ['title', 'description'])}
      />
      <div className="wrap issue-body">
        {body && <Prose html={body} lang={langOf('description')} />}
        {pdf && (
          <section className="issue-body__pdf" aria-labelledby="issue-pdf">
            <h2 id="issue-pdf">{t('issue.pdf')}</h2>
            <p className="issue-body__facts">{factsOf(pdf)}</p>
            <FileActions file={pdf} />
            <FileLook file={pdf} title={title} />
          </section>
        )}
        <p className="file-actions">
          {link && (
            <SiteLinkButton target={link} variant="secondary">
              {t('issue.link')}
            </SiteLinkButton>
          )}
          <ButtonLink variant="secondary" to={localePath(language, '/enews')}>
            {t('issue.back')}
          </ButtonLink>
        </p>
      </div>
    </main>
  )
}
