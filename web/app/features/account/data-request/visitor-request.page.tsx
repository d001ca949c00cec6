import { personLengths } from '@washhouse/contract/person/person-lengths'
import { Link, redirect } from 'react-router'
import { useFormFields } from '../../../blocks/form/form-context.ts'
import { FormThanks } from '../../../blocks/form/form-thanks.tsx'
import { formMessages, type FormMessageId } from '../../../blocks/form/form.messages.ts'
import { EmailField } from '../../../blocks/form/person-fields.tsx'
import { personMessages, type PersonMessageId } from '../../../blocks/form/person.messages.ts'
import { handleForm } from '../../../blocks/form/handle-form.server.ts'
import { issueForm } from '../../../blocks/form/issue-form.server.ts'
import { keepInput } from '../../../blocks/form/keep-input.ts'
import { SubmitForm } from '../../../blocks/form/submit-form.tsx'
import { PageCard, PageCards } from '../../../blocks/page-card/page-card.tsx'
import { PageHead } from '../../../blocks/page-head/page-head.tsx'
import { isSignedIn } from '../../../content/session/session.ts'
import { messagesFor, textIn } from '../../../i18n/compile.server.ts'
import { languageOf, localePath } from '../../../i18n/language.ts'
import type { LoadedId } from '../../../i18n/messages.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { neverKept } from '../../../request/never-kept.ts'
import { pagePlace } from '../../../request/page-place.ts'
import { TextField } from '../../../ui/field/field.tsx'
import '../settings/setting-page.css'
import type { Route } from './+types/visitor-request.page.ts'
import { visitorRequestForm } from './data-request-forms.server.ts'
import {
  dataKindMessages,
  dataRequestMessages,
  type DataRequestMessageId,
} from './data-request.messages.ts'
import { ownKinds, RequestFields } from './request-fields.tsx'

// Never kept by the page cache: the form has a key of its own.
export const handle = pagePlace({ above: [] })
export const headers = neverKept

const path = '/data-request'

/** Whoever is signed in need not prove who he is. */
export function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname)
  if (isSignedIn(context)) throw redirect(localePath(language, '/account/requests'), 302)
  const t = textIn(language, dataRequestMessages)
  return {
    messages: messagesFor(
      language,
      formMessages,
      personMessages,
      dataKindMessages,
      dataRequestMessages,
    ),
    meta: {
      title: t('dataRequest.title'),
      description: t('dataRequest.lead'),
      canonicalPath: path,
      isIndexed: false,
    },
    issue: issueForm(),
    isSent: url.searchParams.has('sent'),
  }
}

export function action({ request, context }: Route.ActionArgs) {
  return handleForm({ request, context }, visitorRequestForm, (_none, language) =>
    localePath(language, `${path}?sent=1`),
  )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInput({ serverAction })

/** Anyone asks about the data that are kept of him; a link to his address shows that it is he. */
export default function VisitorRequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { issue, isSent } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  const address = localePath(language, path)
  const next = encodeURIComponent(localePath(language, '/account/requests'))
  return (
    <main id="content">
      <PageHead above="setting-page" title={t('dataRequest.title')} lead={t('dataRequest.lead')} />
      <PageCards className="setting-page">
        <PageCard>
          {isSent && !actionData ? (
            <FormThanks title={t('dataRequest.sent.title')}>
              <p>{t('dataRequest.sent.hint')}</p>
            </FormThanks>
          ) : (
            <>
              <p>
                <Link to={`${localePath(language, '/login')}?next=${next}`}>
                  {t('dataRequest.signIn')}
                </Link>
              </p>
              <SubmitForm
                action={address}
                issue={issue}
                answer={actionData}
                submitLabel={t('dataRequest.send')}
              >
                <RequestFields kinds={[...ownKinds, 'guardian']} />
                <PersonFields />
              </SubmitForm>
            </>
          )}
        </PageCard>
      </PageCards>
    </main>
  )
}

function PersonFields() {
  const t = useText<DataRequestMessageId | FormMessageId | PersonMessageId>()
  const { field } = useFormFields()
  return (
    <>
      <TextField
        {...field('name')}
        label={t('form.firstName')}
        autoComplete="name"
        maxLength={personLengths.name}
        required
        whenMissing={t('fault.firstName.required')}
      />
      <EmailField isRequired hint={t('dataRequest.email.hint')} />
    </>
  )
}
