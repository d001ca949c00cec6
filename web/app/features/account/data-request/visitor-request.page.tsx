import { dataRequestCalls } from '@washhouse/contract/data-request/data-request.calls'
import type { NewVisitorDataRequest } from '@washhouse/contract/data-request/data-request.contract'
import { personLengths } from '@washhouse/contract/person/person-lengths'
import { Link, redirect } from 'react-router'
import type { FormDefinition } from '../../../core/blocks/form/form-definition.ts'
import { FormText } from '../../../core/blocks/form/form-fields.tsx'
import { FormThanks } from '../../../core/blocks/form/form-thanks.tsx'
import { EmailField } from '../../../core/blocks/form/person-fields.tsx'
import { personMessages } from '../../../core/blocks/form/person.messages.ts'
import { handleForm } from '../../../core/blocks/form/handle-form.server.ts'
import { keepInput } from '../../../core/blocks/form/keep-input.ts'
import { issueFormToken, loadFormPage } from '../../../core/blocks/form/load-form-page.server.ts'
import { looksAutomatic } from '../../../core/blocks/form/looks-automatic.ts'
import { SubmitForm } from '../../../core/blocks/form/submit-form.tsx'
import { PageCard, PageCards } from '../../../core/blocks/page-card/page-card.tsx'
import { PageHead } from '../../../core/blocks/page-head/page-head.tsx'
import { isSignedIn } from '../../../core/content/session/session.ts'
import { languageOf, localePath } from '../../../core/i18n/language.ts'
import type { LoadedId } from '../../../core/i18n/messages.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { noStore } from '../../../core/request/no-store.ts'
import { pagePlace } from '../../../core/request/page-place.ts'
import '../setting-page.css'
import type { Route } from './+types/visitor-request.page.ts'
import { dataKindMessages, dataRequestMessages } from './data-request.messages.ts'
import { ownKinds, RequestFields } from './request-fields.tsx'

// Never cached: the form has its own idempotency key.
export const handle = pagePlace({ above: [] })
export const headers = noStore

const path = '/data-request'

/** A request of a visitor who is not signed in; flagged if a bot seems to have sent it. */
const visitorRequestForm: FormDefinition<NewVisitorDataRequest> = {
  write: dataRequestCalls.askAboutDataAt,
  fields: ['kind', 'message', 'name', 'email'],
  addFields: (form) => ({ looksAutomatic: looksAutomatic(form) }),
  isStoredOnce: true,
  faultTexts: {
    kind: dataKindMessages['dataKind.missing'],
    'name.required': personMessages['fault.firstName.required'],
  },
}

/** Signed-in members need no verification. */
export function loader({ url, context }: Route.LoaderArgs) {
  if (isSignedIn(context))
    throw redirect(localePath(languageOf(url.pathname), '/account/requests'), 302)
  const head = { title: 'dataRequest.title', lead: 'dataRequest.lead', path } as const
  return {
    ...loadFormPage({ url }, head, personMessages, dataKindMessages, dataRequestMessages),
    issue: issueFormToken(),
    isSent: url.searchParams.has('sent'),
  }
}

export function action(args: Route.ActionArgs) {
  return handleForm(args, visitorRequestForm, `${path}?sent=1`)
}

export const clientAction = keepInput

/** A data request without an account. A mailed link verifies the address. */
export default function VisitorRequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { issue, isSent } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
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
                action={path}
                issue={issue}
                answer={actionData}
                submitLabel={t('dataRequest.send')}
              >
                <RequestFields kinds={[...ownKinds, 'guardian']} />
                <FormText
                  name="name"
                  label={t('form.firstName')}
                  autoComplete="name"
                  maxLength={personLengths.name}
                  required
                  whenMissing={t('fault.firstName.required')}
                />
                <EmailField isRequired hint={t('dataRequest.email.hint')} />
              </SubmitForm>
            </>
          )}
        </PageCard>
      </PageCards>
    </main>
  )
}
