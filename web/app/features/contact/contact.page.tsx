import { contactCalls } from '@washhouse/contract/contact/contact.calls'
import type { ContactPage as ContactRecord } from '@washhouse/contract/contact/contact.contract'
import type { BlockMessageId } from '../../core/blocks/blocks.messages.ts'
import { ContactLink } from '../../core/blocks/contact-link/contact-link.tsx'
import { lineAddress } from '../../core/blocks/contact-link/contact-links.ts'
import { handleForm } from '../../core/blocks/form/handle-form.server.ts'
import { keepInput } from '../../core/blocks/form/keep-input.ts'
import { issueFormToken } from '../../core/blocks/form/load-form-page.server.ts'
import { formMessages } from '../../core/blocks/form/form.messages.ts'
import { personMessages } from '../../core/blocks/form/person.messages.ts'
import { defineLead, readSender } from '../../core/blocks/lead-form/lead.server.ts'
import { leadFormMessages } from '../../core/blocks/lead-form/lead-form.messages.ts'
import { PageHead } from '../../core/blocks/page-head/page-head.tsx'
import { pageContent, readContactPage, readSettings } from '../../core/content/content.server.ts'
import { messagesFor, textIn } from '../../core/i18n/compile.server.ts'
import type { LoadedId } from '../../core/i18n/messages.ts'
import { localePath } from '../../core/i18n/language.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import { useSite } from '../../core/content/use-site.ts'
import { pagePlace } from '../../core/request/page-place.ts'
import { ButtonLink } from '../../core/ui/button/button.tsx'
import { Icon } from '../../core/ui/icon/icon.tsx'
import { RunningText } from '../../core/ui/phrases/running-text.tsx'
import { VisuallyHidden } from '../../core/ui/visually-hidden/visually-hidden.tsx'
import type { Route } from './+types/contact.page.ts'
import { describeOrganization } from './contact-json-ld.ts'
import './contact.css'
import { contactMessages } from './contact.messages.ts'
import { ContactMethods } from './contact-methods.tsx'
import { drawQrCode } from './qr-code.server.ts'
import { Link } from 'react-router'
import { LeadForm } from '../../core/blocks/lead-form/lead-form.tsx'
import { FormThanks } from '../../core/blocks/form/form-thanks.tsx'
import { EmailField, NameFields, PhoneField } from '../../core/blocks/form/person-fields.tsx'
import {
  AnswerPromise,
  ConsentField,
  MessageField,
} from '../../core/blocks/lead-form/lead-fields.tsx'

// Never cached: the form has its own idempotency key.
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
    issue: issueFormToken(),
    ...known,
    isSent,
  }
}

export function action(args: Route.ActionArgs) {
  return handleForm(args, contactLead, '/contact?sent=1')
}

export const clientAction = keepInput

export default function ContactPage(props: Route.ComponentProps) {
  const { title, lead, page, lineCode } = props.loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  const settings = useSite()?.settings
  return (
    <main id="content">
      <PageHead title={title} lead={lead} />
      <div className="wrap contact-page">
        <section className="contact-page__form" aria-labelledby="contact-form">
          <ContactProblem />
          <ContactForm {...props} />
        </section>
        <div className="contact-page__ways">
          {settings && <ContactMethods settings={settings} lineCode={lineCode} />}
          <section className="contact-page__part">
            <h2>{t('contact.office')}</h2>
            <HeadOffice page={page} />
          </section>
        </div>
      </div>
    </main>
  )
}

/** Above the form: a problem report is faster for lost coins, and returns a code. */
function ContactProblem() {
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  return (
    <section className="contact-page__problem">
      <h2>{t('contact.problem.title')}</h2>
      <p>{t('contact.problem.hint')}</p>
      <ButtonLink variant="secondary" icon="washer" to={localePath(language, '/problem')}>
        {t('contact.problem.go')}
      </ButtonLink>
    </section>
  )
}

function HeadOffice({ page }: { page: ContactRecord | null }) {
  const t = useText<LoadedId<Route.ComponentProps> | BlockMessageId>()
  const { officeAddress = null, officeHours = null, mapLink = null } = page ?? {}
  if (!officeAddress && !officeHours && !mapLink) return <p>{t('empty.title')}</p>
  return (
    <>
      {officeAddress && <address className="contact-page__address">{officeAddress}</address>}
      {officeHours && (
        <p>
          <b>{t('contact.office.hours')}</b>
          <br />
          <RunningText text={officeHours} />
        </p>
      )}
      {mapLink && (
        <ContactLink way="map" href={mapLink} className="button button--secondary" isExternal>
          <Icon name="map" />
          <span>{t('contact.office.map')}</span>
          <VisuallyHidden>{t('contact.newTab')}</VisuallyHidden>
        </ContactLink>
      )}
    </>
  )
}

function ContactForm({ loaderData, actionData }: Route.ComponentProps) {
  const { issue, sender, isSent } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  if (isSent && !actionData) {
    return (
      <FormThanks title={t('contact.sent.title')}>
        <p>
          {t('contact.sent.hint')} <AnswerPromise />
        </p>
        <p>
          <Link to={localePath(language, '/contact')}>{t('contact.sent.again')}</Link>
        </p>
      </FormThanks>
    )
  }
  return (
    <>
      <h2 id="contact-form">{t('contact.form')}</h2>
      <p className="contact-page__lead">
        {t('contact.form.lead')} <AnswerPromise />
      </p>
      <LeadForm
        action="/contact"
        issue={issue}
        answer={actionData}
        initial={sender}
        submitLabel={t('contact.send')}
        needsReply
      >
        <NameFields lastName="optional" />
        <div className="form__pair">
          <PhoneField />
          <EmailField />
        </div>
        <MessageField isRequired label={t('contact.message')} />
        <ConsentField />
      </LeadForm>
      <p className="contact-page__data">
        <Link to={localePath(language, '/data-request')}>{t('contact.data')}</Link>
      </p>
    </>
  )
}
