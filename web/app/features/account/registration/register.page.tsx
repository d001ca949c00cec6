import { Link, redirect } from 'react-router'
import { formMessages } from '../../../blocks/form/form.messages.ts'
import { personMessages } from '../../../blocks/form/person.messages.ts'
import { handleForm } from '../../../blocks/form/handle-form.server.ts'
import { keepInput } from '../../../blocks/form/keep-input.ts'
import { NewPasswordFields, useNewPasswordFaults } from '../../../blocks/form/password-fields.tsx'
import { passwordMessages } from '../../../blocks/form/password.messages.ts'
import { SubmitForm } from '../../../blocks/form/submit-form.tsx'
import { pageContent } from '../../../content/content.server.ts'
import { isSignedIn } from '../../../content/session/session.ts'
import { messagesFor, textIn } from '../../../i18n/compile.server.ts'
import { localePath } from '../../../i18n/language.ts'
import type { LoadedId } from '../../../i18n/messages.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { nextPathOf } from '../../../request/next-path.ts'
import { neverKept } from '../../../request/never-kept.ts'
import { pagePlace } from '../../../request/page-place.ts'
import type { Route } from './+types/register.page.ts'
import { DoorPage } from '../door-page.tsx'
import { HiddenField } from '../hidden-field.tsx'
import { LineButton } from '../line/line-button.tsx'
import { lineMessages } from '../line/line.messages.ts'
import { offersLine } from '../line/offers-line.server.ts'
import { doorPath, pathAfterSignIn } from '../sign-in/door-path.ts'
import { enterNewMember } from './enter-new-member.server.ts'
import './register.css'
import { RegistrationFields } from './registration-fields.tsx'
import { registrationForm } from './registration-form.server.ts'
import { registrationMessages } from './registration.messages.ts'
import { RegistrationNotice } from './registration-notice.tsx'
import { WhyRegister } from './why-register.tsx'

export const handle = pagePlace({ above: [] })
export const headers = neverKept

export async function loader({ url, context }: Route.LoaderArgs) {
  const content = context.get(pageContent)
  const { language } = content
  const next = nextPathOf(url.searchParams.get('next'))
  if (isSignedIn(context)) throw redirect(pathAfterSignIn(language, next))
  const t = textIn(language, registrationMessages)
  return {
    messages: messagesFor(
      language,
      formMessages,
      personMessages,
      passwordMessages,
      registrationMessages,
      lineMessages,
    ),
    meta: {
      title: t('register.title'),
      description: t('register.why.reports'),
      canonicalPath: '/register',
      isIndexed: false,
    },
    next,
    hasLine: await offersLine(content),
  }
}

export function action({ request, context }: Route.ActionArgs) {
  return handleForm({ request, context }, registrationForm, (_none, _language, stored) =>
    enterNewMember(context, stored.record, stored.form),
  )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInput({ serverAction })

export default function RegisterPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  const findMore = useNewPasswordFaults()
  // The form that came back stands at the page's plain address.
  const typed = actionData && 'values' in actionData ? nextPathOf(actionData.values['next']) : null
  const next = typed ?? loaderData.next
  return (
    <DoorPage
      title={t('register.title')}
      lead={t('register.lead')}
      aside={<WhyRegister />}
      links={<Link to={doorPath(language, '/login', { next })}>{t('register.signIn')}</Link>}
    >
      {loaderData.hasLine && <LineButton next={next} label="line.register" />}
      <RegistrationNotice />
      <SubmitForm
        action={localePath(language, '/register')}
        answer={actionData}
        submitLabel={t('register.submit')}
        findMore={findMore}
      >
        <HiddenField name="next" value={next ?? ''} />
        <RegistrationFields next={next} password={<NewPasswordFields />} />
      </SubmitForm>
    </DoorPage>
  )
}
