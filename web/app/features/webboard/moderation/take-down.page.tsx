import type { NewTakeDown } from '@washhouse/contract/webboard/board-moderation.contract'
import { personLengths } from '@washhouse/contract/person/person-lengths'
import { boardLengths } from '@washhouse/contract/webboard/board-lengths'
import { webboardCalls } from '@washhouse/contract/webboard/webboard.calls'
import { Link } from 'react-router'
import { boardReasonMessages } from '../../../core/blocks/board-reason/board-reason.messages.ts'
import { ReasonField } from '../../../core/blocks/board-reason/reason-field.tsx'
import type { FormDefinition } from '../../../core/blocks/form/form-definition.ts'
import { FormText, FormTextArea } from '../../../core/blocks/form/form-fields.tsx'
import { FormThanks } from '../../../core/blocks/form/form-thanks.tsx'
import { handleForm } from '../../../core/blocks/form/handle-form.server.ts'
import { keepInput } from '../../../core/blocks/form/keep-input.ts'
import { issueFormToken, loadFormPage } from '../../../core/blocks/form/load-form-page.server.ts'
import { looksAutomatic } from '../../../core/blocks/form/looks-automatic.ts'
import { EmailField } from '../../../core/blocks/form/person-fields.tsx'
import { personMessages } from '../../../core/blocks/form/person.messages.ts'
import { SubmitForm } from '../../../core/blocks/form/submit-form.tsx'
import { ConsentField } from '../../../core/blocks/lead-form/lead-fields.tsx'
import { leadFormMessages } from '../../../core/blocks/lead-form/lead-form.messages.ts'
import { PageCard, PageCards } from '../../../core/blocks/page-card/page-card.tsx'
import { PageHead } from '../../../core/blocks/page-head/page-head.tsx'
import { localePath } from '../../../core/i18n/language.ts'
import type { LoadedId } from '../../../core/i18n/messages.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { noStore } from '../../../core/request/no-store.ts'
import { pagePlace } from '../../../core/request/page-place.ts'
import '../talk/talk.css'
import type { Route } from './+types/take-down.page.ts'
import { takeDownMessages } from './take-down.messages.ts'

// Never cached: the form has its own idempotency key.
export const handle = pagePlace({ above: [] })
export const headers = noStore

const path = '/webboard/takedown'

/** A takedown request, open to anyone. Idempotent; flagged if a bot seems to have sent it. */
const takeDownForm: FormDefinition<NewTakeDown> = {
  write: webboardCalls.requestTakeDown,
  fields: ['address', 'reason', 'message', 'name', 'email', 'consent'],
  addFields: (form) => ({ looksAutomatic: looksAutomatic(form) }),
  isStoredOnce: true,
  faultTexts: {
    'address.required': takeDownMessages['takeDown.address.missing'],
    reason: boardReasonMessages['boardReason.missing'],
    'message.required': leadFormMessages['lead.fault.message'],
    'name.required': personMessages['fault.firstName.required'],
    consent: leadFormMessages['lead.fault.consent'],
  },
}

export function loader(args: Route.LoaderArgs) {
  return {
    ...loadFormPage(
      args,
      { title: 'takeDown.title', lead: 'takeDown.lead', path },
      personMessages,
      leadFormMessages,
      boardReasonMessages,
      takeDownMessages,
    ),
    issue: issueFormToken(),
    isSent: args.url.searchParams.has('sent'),
  }
}

export function action(args: Route.ActionArgs) {
  return handleForm(args, takeDownForm, `${path}?sent=1`)
}

export const clientAction = keepInput

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
              action={path}
              issue={issue}
              answer={actionData}
              submitLabel={t('takeDown.send')}
            >
              <FormText
                name="address"
                label={t('takeDown.address')}
                hint={t('takeDown.address.hint')}
                maxLength={boardLengths.address}
                autoComplete="off"
                required
                whenMissing={t('takeDown.address.missing')}
              />
              <ReasonField />
              <FormTextArea
                name="message"
                label={t('takeDown.message')}
                maxLength={boardLengths.message}
                required
                whenMissing={t('lead.fault.message')}
              />
              <div className="form__pair">
                <FormText
                  name="name"
                  label={t('form.firstName')}
                  autoComplete="name"
                  maxLength={personLengths.name}
                  required
                  whenMissing={t('fault.firstName.required')}
                />
                <EmailField isRequired />
              </div>
              <ConsentField />
            </SubmitForm>
          )}
        </PageCard>
      </PageCards>
    </main>
  )
}
