import { contactCalls } from '@washhouse/contract/contact/contact.calls'
import { lineAddress } from '../../blocks/contact-link/contact-links.ts'
import { handleForm } from '../../blocks/form/handle-form.server.ts'
import { issueForm } from '../../blocks/form/issue-form.server.ts'
import { keepInput } from '../../blocks/form/keep-input.ts'
import { formMessages } from '../../blocks/form/form.messages.ts'
import { personMessages } from '../../blocks/form/person.messages.ts'
import { defineLead } from '../../blocks/lead-form/define-lead.server.ts'
import { leadFormMessages } from '../../blocks/lead-form/lead-form.messages.ts'
import { readSender } from '../../blocks/lead-form/lead-sender.server.ts'
import { PageHead } from '../../blocks/page-head/page-head.tsx'
import { pageContent, readContactPage, readSettings } from '../../content/content.server.ts'
import { messagesFor, textIn } from '../../i18n/compile.server.ts'
import type { LoadedId } from '../../i18n/messages.ts'
import { useText } from '../../i18n/use-text.tsx'
import { useSite } from '../../content/use-site.ts'
import { pagePlace } from '../../request/page-place.ts'
import type { Route } from './+types/contact.page.ts'
import { ContactForm } from './contact-form.tsx'
import { ContactProblem } from './contact-problem.tsx'
import { describeOrganization } from './contact-json-ld.ts'
import './contact.css'
import { contactMessages } from './contact.messages.ts'
import { ContactWays } from './contact-ways.tsx'
import { HeadOffice } from './head-office.tsx'
import { drawQrCode } from './qr-code.server.ts'

// Never kept by the page cache: the form has a key of its own.
export const handle = pagePlace({ above: [] })

const contactLead = defineLead({
  write: contactCalls.sendMessage,
  fields: ['firstName', 'lastName', 'phone', 'email', 'message', 'consent'],
})

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args
  const content = context.get(pageContent)
  const { language } = content
  const [page, settings, known] = await Promise.all([
    readContactPage(content),
    readSettings(content),
    readSender(args),
  ])
  const t = textIn(language, contactMessages)
  const title = page?.title ?? t('contact.title')
  const lead = page?.description ?? t('contact.lead')
  const isSent = url.searchParams.has('sent')
  return {
    messages: messagesFor(
      language,
      formMessages,
      personMessages,
      leadFormMessages,
      contactMessages,
    ),
    meta: {
      title,
      description: lead,
      canonicalPath: '/contact',
      isIndexed: !isSent,
      jsonLd: settings ? [describeOrganization({ settings, page, origin: url.origin })] : [],
    },
    title,
    lead,
    page,
    lineCode: settings?.lineId ? drawQrCode(lineAddress(settings.lineId)) : null,
    issue: issueForm(),
    ...known,
    isSent,
  }
}

export function action(args: Route.ActionArgs) {
  return handleForm(args, contactLead, '/contact?sent=1')
}

export const clientAction = keepInput

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, lead, page, lineCode, issue, sender, isSent } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  const settings = useSite()?.settings
  return (
    <main id="content">
      <PageHead title={title} lead={lead} />
      <div className="wrap contact-page">
        <section className="contact-page__form" aria-labelledby="contact-form">
          <ContactProblem />
          <ContactForm issue={issue} sender={sender} answer={actionData} isSent={isSent} />
        </section>
        <div className="contact-page__ways">
          {settings && <ContactWays settings={settings} lineCode={lineCode} />}
          <section className="contact-page__part">
            <h2>{t('contact.office')}</h2>
            <HeadOffice page={page} />
          </section>
        </div>
      </div>
    </main>
  )
}
