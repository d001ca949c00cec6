import { personLengths } from '@washhouse/contract/person/person-lengths'
import { boardLengths } from '@washhouse/contract/webboard/board-lengths'
import { Link } from 'react-router'
import { boardReasonMessages } from '../../../blocks/board-reason/board-reason.messages.ts'
import { ReasonField } from '../../../blocks/board-reason/reason-field.tsx'
import { useFormFields } from '../../../blocks/form/form-context.ts'
import { FormThanks } from '../../../blocks/form/form-thanks.tsx'
import { formMessages } from '../../../blocks/form/form.messages.ts'
import { personMessages, type PersonMessageId } from '../../../blocks/form/person.messages.ts'
import { handleForm } from '../../../blocks/form/handle-form.server.ts'
import { issueForm } from '../../../blocks/form/issue-form.server.ts'
import { keepInput } from '../../../blocks/form/keep-input.ts'
import { EmailField } from '../../../blocks/form/person-fields.tsx'
import { SubmitForm } from '../../../blocks/form/submit-form.tsx'
import { ConsentField } from '../../../blocks/lead-form/lead-fields.tsx'
import {
  leadFormMessages,
  type LeadFormMessageId,
} from '../../../blocks/lead-form/lead-form.messages.ts'
import { PageCard, PageCards } from '../../../blocks/page-card/page-card.tsx'
import { PageHead } from '../../../blocks/page-head/page-head.tsx'
import { messagesFor, textIn } from '../../../i18n/compile.server.ts'
import { languageOf, localePath } from '../../../i18n/language.ts'
import type { LoadedId } from '../../../i18n/messages.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { neverKept } from '../../../request/never-kept.ts'
import { pagePlace } from '../../../request/page-place.ts'
import { TextAreaField, TextField } from '../../../ui/field/field.tsx'
import type { Route } from './+types/take-down.page.ts'
import { takeDownForm } from './take-down-form.server.ts'
import '../topic/topic.css'
import { takeDownMessages, type TakeDownMessageId } from './take-down.messages.ts'

// Never kept by the page cache: the form has a key of its own.
export const handle = pagePlace({ above: [] })
export const headers = neverKept

const path = '/webboard/takedown'

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname)
  const t = textIn(language, takeDownMessages)
  return {
    messages: messagesFor(
      language,
      formMessages,
      personMessages,
      leadFormMessages,
      boardReasonMessages,
      takeDownMessages,
    ),
    meta: {
      title: t('takeDown.title'),
      description: t('takeDown.lead'),
      canonicalPath: path,
      isIndexed: false,
    },
    issue: issueForm(),
    isSent: url.searchParams.has('sent'),
  }
}

export function action({ request, context }: Route.ActionArgs) {
  return handleForm({ request, context }, takeDownForm, (_none, language) =>
    localePath(language, `${path}?sent=1`),
  )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInput({ serverAction })

export default function TakeDownPage({ loaderData, actionData }: Route.ComponentProps) {
  const { issue, isSent } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  const address = localePath(useLanguage(), path)
  return (
    <main id="content">
      <PageHead above="write-page" title={t('takeDown.title')} lead={t('takeDown.lead')} />
      <PageCards className="write-page">
        <PageCard>
          {isSent && !actionData ? (
            <FormThanks title={t('takeDown.sent.title')}>
              <p>{t('takeDown.sent.hint')}</p>
              <p>
                <Link to={address}>{t('takeDown.sent.again')}</Link>
              </p>
            </FormThanks>
          ) : (
            <SubmitForm
              action={address}
              issue={issue}
              answer={actionData}
              submitLabel={t('takeDown.send')}
            >
              <Fields />
            </SubmitForm>
          )}
        </PageCard>
      </PageCards>
    </main>
  )
}

function Fields() {
  const t = useText<TakeDownMessageId | PersonMessageId | LeadFormMessageId>()
  const { field } = useFormFields()
  return (
    <>
      <TextField
        {...field('address')}
        label={t('takeDown.address')}
        hint={t('takeDown.address.hint')}
        maxLength={boardLengths.address}
        autoComplete="off"
        required
        whenMissing={t('takeDown.address.missing')}
      />
      <ReasonField />
      <TextAreaField
        {...field('message')}
        label={t('takeDown.message')}
        maxLength={boardLengths.message}
        required
        whenMissing={t('lead.fault.message')}
      />
      <div className="form__pair">
        <TextField
          {...field('name')}
          label={t('form.firstName')}
          autoComplete="name"
          maxLength={personLengths.name}
          required
          whenMissing={t('fault.firstName.required')}
        />
        <EmailField isRequired />
      </div>
      <ConsentField />
    </>
  )
}
