import type { SessionTokens } from '@washhouse/contract/account/account.contract'
import { lineCalls } from '@washhouse/contract/line/line.calls'
import type { LineRegistration } from '@washhouse/contract/line/line.contract'
import { redirect, redirectDocument } from 'react-router'
import type { FormDefinition } from '../../../core/blocks/form/form-definition.ts'
import { handleForm } from '../../../core/blocks/form/handle-form.server.ts'
import { keepInput } from '../../../core/blocks/form/keep-input.ts'
import { loadFormPage } from '../../../core/blocks/form/load-form-page.server.ts'
import { personMessages } from '../../../core/blocks/form/person.messages.ts'
import { SubmitForm } from '../../../core/blocks/form/submit-form.tsx'
import { pageContent } from '../../../core/content/content.server.ts'
import { deviceOf } from '../../../core/content/session/change-session.server.ts'
import { isSignedIn } from '../../../core/content/session/session.ts'
import type { LoadedId } from '../../../core/i18n/messages.ts'
import { useText } from '../../../core/i18n/use-text.tsx'
import { noStore } from '../../../core/request/no-store.ts'
import { pagePlace } from '../../../core/request/page-place.ts'
import { Notice } from '../../../core/ui/notice/notice.tsx'
import { pathAfterSignIn } from '../auth-path.ts'
import { AuthPage } from '../auth-page.tsx'
import { enter } from '../enter.server.ts'
import { LineAnchor } from '../line/line-button.tsx'
import { authorizationAt, authorizationHeaders } from '../line/line-authorization.server.ts'
import { lineTroublePath } from '../line/line-outcome.ts'
import { lineMessages } from '../line/line.messages.ts'
import type { Route } from './+types/line-register.page.ts'
import { askForNews, findAgeFault, wantsNews } from './enter-new-member.server.ts'
import { lineRegisterMessages } from './line-register.messages.ts'
import { RegistrationFields } from './registration-fields.tsx'
import { registrationMessages } from './registration.messages.ts'
import { WhyRegister } from './why-register.tsx'

export const handle = pagePlace({ above: [] })
export const headers = noStore

/** The data that LINE does not provide; `device` is the token of this browser, if any. */
function lineRegisterForm(
  ticket: string,
  device: string | null,
): FormDefinition<LineRegistration, SessionTokens> {
  return {
    write: lineCalls.registerByLine,
    fields: ['firstName', 'lastName', 'phone', 'location', 'email', 'ageDeclaration'],
    ownFields: ['wantsNews'],
    addFields: () => ({ ticket, device }),
    findMore: findAgeFault,
    faultTexts: {
      'email.unique': lineRegisterMessages['lineRegister.taken'],
      ageDeclaration: registrationMessages['register.age.missing'],
    },
    refusalTexts: {
      INVALID_TOKEN: lineRegisterMessages['lineRegister.late'],
      REQUESTS_EXCEEDED: registrationMessages['register.wait'],
    },
    tellsMessage: true,
  }
}

export function loader({ url, context }: Route.LoaderArgs) {
  const { language } = context.get(pageContent)
  if (isSignedIn(context)) throw redirect(pathAfterSignIn(language, null))
  const journey = authorizationAt(context, 'back')
  if (!journey) throw redirect(lineTroublePath(language, 'lost', null))
  const { email, name, next } = journey
  return {
    ...loadFormPage(
      { url },
      { title: 'lineRegister.title' },
      personMessages,
      registrationMessages,
      lineMessages,
      lineRegisterMessages,
    ),
    initial: { ...(email && { email }), ...(name && { firstName: name }) },
    next,
  }
}

export function action(args: Route.ActionArgs) {
  const { context } = args
  const { language } = context.get(pageContent)
  const journey = authorizationAt(context, 'back')
  if (!journey) return redirect(lineTroublePath(language, 'lost', null), 303)
  const definition = lineRegisterForm(journey.ticket, deviceOf(context))
  return handleForm(args, definition, async (tokens, _language, stored) => {
    if (!tokens) throw new Error('the content service returned no tokens')
    if (wantsNews(stored)) await askForNews(context, tokens.accessToken)
    await enter(context, { tokens, isRemembered: true, name: stored.record.firstName })
    return redirectDocument(pathAfterSignIn(language, journey.next), {
      status: 303,
      headers: authorizationHeaders(context, null),
    })
  })
}

export const clientAction = keepInput

export default function LineRegisterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { initial, next } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  const again = (
    <LineAnchor next={next} isAgain>
      {t('line.again')}
    </LineAnchor>
  )
  return (
    <AuthPage
      title={t('lineRegister.title')}
      lead={t('lineRegister.lead')}
      benefits={<WhyRegister />}
    >
      <Notice>{t(initial.email ? 'lineRegister.email' : 'lineRegister.noEmail')}</Notice>
      <SubmitForm
        action="/register/line"
        answer={actionData}
        initial={initial}
        submitLabel={t('register.submit')}
        helpAfter={{ INVALID_TOKEN: again }}
      >
        <RegistrationFields next={next} password={null} />
      </SubmitForm>
    </AuthPage>
  )
}
