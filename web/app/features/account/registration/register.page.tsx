import { accountCalls } from '@washhouse/contract/account/account.calls'
import { memberRoleName, type Registration } from '@washhouse/contract/account/account.contract'
import { Link, redirect } from 'react-router'
import type { FormDefinition } from '../../../core/blocks/form/form-definition.ts'
import { HiddenField } from '../../../core/blocks/form/form-fields.tsx'
import { handleForm } from '../../../core/blocks/form/handle-form.server.ts'
import { keepInput } from '../../../core/blocks/form/keep-input.ts'
import { loadFormPage } from '../../../core/blocks/form/load-form-page.server.ts'
import {
  NewPasswordFields,
  useNewPasswordFaults,
} from '../../../core/blocks/form/password-fields.tsx'
import { findConfirmFault } from '../../../core/blocks/form/password-rule.ts'
import { passwordMessages } from '../../../core/blocks/form/password.messages.ts'
import { personMessages } from '../../../core/blocks/form/person.messages.ts'
import { SubmitForm } from '../../../core/blocks/form/submit-form.tsx'
import { pageContent } from '../../../core/content/content.server.ts'
import { createLastKnownReader } from '../../../core/content/last-known.ts'
import type { PageContent } from '../../../core/content/page-content.ts'
import { isSignedIn } from '../../../core/content/session/session.ts'
import type { LoadedId } from '../../../core/i18n/messages.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { noStore } from '../../../core/request/no-store.ts'
import { nextPathOf } from '../../../core/request/next-path.ts'
import { pagePlace } from '../../../core/request/page-place.ts'
import { authPath, pathAfterSignIn } from '../auth-path.ts'
import { AuthPage } from '../auth-page.tsx'
import { LineButton } from '../line/line-button.tsx'
import { lineMessages } from '../line/line.messages.ts'
import { offersLine } from '../line/offers-line.server.ts'
import type { Route } from './+types/register.page.ts'
import { enterNewMember, findAgeFault } from './enter-new-member.server.ts'
import { RegistrationFields } from './registration-fields.tsx'
import { registrationMessages } from './registration.messages.ts'
import { WhyRegister } from './why-register.tsx'

export const handle = pagePlace({ above: [] })
export const headers = noStore

/** The spec's fields, the age declaration, and the role, which is found by its name (spec §6). */
const registrationForm: FormDefinition<Registration> = {
  write: accountCalls.register,
  fields: ['firstName', 'lastName', 'phone', 'location', 'email', 'password'],
  // The age field and its error follow the second password.
  ownFields: ['confirmPassword', 'ageDeclaration', 'wantsNews', 'next'],
  secrets: ['password', 'confirmPassword'],
  addFields: async (form, content) => ({
    role: await findMemberRole(content),
    ageDeclaration: form.get('ageDeclaration') || null,
  }),
  findMore: (form) => ({ ...findConfirmFault(form), ...findAgeFault(form) }),
  faultTexts: {
    'email.unique': registrationMessages['register.taken'],
    ageDeclaration: registrationMessages['register.age.missing'],
  },
  refusalTexts: { REQUESTS_EXCEEDED: registrationMessages['register.wait'] },
  tellsMessage: true,
}

/** The last answer also serves while the content service does not respond, so that the form is still sent. */
const readRoles = createLastKnownReader(accountCalls.listRoles)

async function findMemberRole(content: PageContent): Promise<string> {
  const roles = await readRoles(content)
  const role = roles?.find(({ name }) => name === memberRoleName)
  if (!role) throw new Error(`the content service has no role named ${memberRoleName}`)
  return role.id
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const content = context.get(pageContent)
  const next = nextPathOf(url.searchParams.get('next'))
  if (isSignedIn(context)) throw redirect(pathAfterSignIn(content.language, next))
  return {
    ...loadFormPage(
      { url },
      { title: 'register.title', lead: 'register.why.reports', path: '/register' },
      personMessages,
      passwordMessages,
      registrationMessages,
      lineMessages,
    ),
    next,
    hasLine: await offersLine(content),
  }
}

export function action(args: Route.ActionArgs) {
  return handleForm(args, registrationForm, (_none, _language, stored) =>
    enterNewMember(args.context, stored.record, stored.form),
  )
}

export const clientAction = keepInput

export default function RegisterPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  const findMore = useNewPasswordFaults()
  // A rejected form is rendered at the page's URL without the query.
  const typed = actionData && 'values' in actionData ? nextPathOf(actionData.values['next']) : null
  const next = typed ?? loaderData.next
  return (
    <AuthPage
      title={t('register.title')}
      lead={t('register.lead')}
      benefits={<WhyRegister />}
      links={<Link to={authPath(language, '/login', { next })}>{t('register.signIn')}</Link>}
    >
      {loaderData.hasLine && <LineButton next={next} label="line.register" />}
      <SubmitForm
        action="/register"
        answer={actionData}
        submitLabel={t('register.submit')}
        findMore={findMore}
      >
        <HiddenField name="next" value={next ?? ''} />
        <RegistrationFields
          next={next}
          password={<NewPasswordFields label={t('register.password')} />}
        />
      </SubmitForm>
    </AuthPage>
  )
}
