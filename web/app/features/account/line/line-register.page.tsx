import { redirect, redirectDocument } from 'react-router'
import { formMessages } from '../../../blocks/form/form.messages.ts'
import { personMessages } from '../../../blocks/form/person.messages.ts'
import { handleForm } from '../../../blocks/form/handle-form.server.ts'
import { keepInput } from '../../../blocks/form/keep-input.ts'
import { SubmitForm } from '../../../blocks/form/submit-form.tsx'
import { pageContent } from '../../../content/content.server.ts'
import { deviceOf } from '../../../content/session/change-session.server.ts'
import { isSignedIn } from '../../../content/session/session.ts'
import { messagesFor, textIn } from '../../../i18n/compile.server.ts'
import { localePath } from '../../../i18n/language.ts'
import type { LoadedId } from '../../../i18n/messages.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { neverKept } from '../../../request/never-kept.ts'
import { pagePlace } from '../../../request/page-place.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import type { Route } from './+types/line-register.page.ts'
import { DoorPage } from '../door-page.tsx'
import { askForNews, wantsNews } from '../registration/enter-new-member.server.ts'
import { RegistrationFields } from '../registration/registration-fields.tsx'
import { registrationMessages } from '../registration/registration.messages.ts'
import { RegistrationNotice } from '../registration/registration-notice.tsx'
import { pathAfterSignIn } from '../sign-in/door-path.ts'
import { enter } from '../sign-in/enter.server.ts'
import { LineAnchor } from './line-button.tsx'
import { journeyAt, journeyHeaders } from './line-journey.server.ts'
import { lineTroublePath } from './line-outcome.ts'
import { lineRegisterForm } from './line-register-form.server.ts'
import { lineRegisterMessages } from './line-register.messages.ts'
import { lineMessages } from './line.messages.ts'

export const handle = pagePlace({ above: [] })
export const headers = neverKept

export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(pageContent)
  if (isSignedIn(context)) throw redirect(pathAfterSignIn(language, null))
  const journey = journeyAt(context, 'back')
  if (!journey) throw redirect(lineTroublePath(language, 'lost', null))
  const { email, name, next } = journey
  return {
    messages: messagesFor(
      language,
      formMessages,
      personMessages,
      registrationMessages,
      lineMessages,
      lineRegisterMessages,
    ),
    meta: { title: textIn(language, lineRegisterMessages)('lineRegister.title'), isIndexed: false },
    initial: { ...(email && { email }), ...(name && { firstName: name }) },
    next,
  }
}

export function action({ request, context }: Route.ActionArgs) {
  const { language } = context.get(pageContent)
  const journey = journeyAt(context, 'back')
  if (!journey) return redirect(lineTroublePath(language, 'lost', null), 303)
  const definition = lineRegisterForm(journey.ticket, deviceOf(context))
  return handleForm({ request, context }, definition, async (tokens, _language, stored) => {
    if (!tokens) throw new Error('the content service registered somebody without tokens')
    if (wantsNews(stored)) await askForNews(context, tokens.accessToken)
    await enter(context, { tokens, isRemembered: true, name: stored.record.firstName })
    return redirectDocument(pathAfterSignIn(language, journey.next), {
      status: 303,
      headers: journeyHeaders(context, null),
    })
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInput({ serverAction })

export default function LineRegisterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { initial, next } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  return (
    <DoorPage title={t('lineRegister.title')} lead={t('lineRegister.lead')}>
      <Notice>{t(initial.email ? 'lineRegister.email' : 'lineRegister.noEmail')}</Notice>
      <RegistrationNotice />
      <SubmitForm
        action={localePath(language, '/register/line')}
        answer={actionData}
        initial={initial}
        submitLabel={t('register.submit')}
        helpAfter={{
          INVALID_TOKEN: (
            <LineAnchor next={next} isAgain>
              {t('line.again')}
            </LineAnchor>
          ),
        }}
      >
        <RegistrationFields next={next} password={null} />
      </SubmitForm>
    </DoorPage>
  )
}
