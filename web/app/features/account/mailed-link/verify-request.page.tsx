import { Link } from 'react-router'
import { FormThanks } from '../../../blocks/form/form-thanks.tsx'
import { formMessages } from '../../../blocks/form/form.messages.ts'
import { personMessages } from '../../../blocks/form/person.messages.ts'
import { handleForm } from '../../../blocks/form/handle-form.server.ts'
import { keepInput } from '../../../blocks/form/keep-input.ts'
import { pageContent } from '../../../content/content.server.ts'
import { messagesFor, textIn } from '../../../i18n/compile.server.ts'
import { localePath } from '../../../i18n/language.ts'
import type { LoadedId } from '../../../i18n/messages.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { neverKept } from '../../../request/never-kept.ts'
import { pagePlace } from '../../../request/page-place.ts'
import type { Route } from './+types/verify-request.page.ts'
import { DoorPage } from '../door-page.tsx'
import { AskAgain } from './ask-again.tsx'
import { verifyAgainForm } from './link-forms.server.ts'
import { mailedLinkMessages } from './mailed-link.messages.ts'

export const handle = pagePlace({ above: [] })
export const headers = neverKept

const path = '/verify/request'

export function loader({ url, context }: Route.LoaderArgs) {
  const { language } = context.get(pageContent)
  const t = textIn(language, mailedLinkMessages)
  return {
    messages: messagesFor(language, formMessages, personMessages, mailedLinkMessages),
    meta: {
      title: t('verify.again'),
      description: t('verify.again.lead'),
      canonicalPath: path,
      isIndexed: false,
    },
    isSent: url.searchParams.has('sent'),
  }
}

export function action({ request, context }: Route.ActionArgs) {
  return handleForm({ request, context }, verifyAgainForm, (_none, language) =>
    localePath(language, `${path}?sent=1`),
  )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInput({ serverAction })

export default function VerifyRequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText<LoadedId<Route.ComponentProps>>()
  const here = localePath(useLanguage(), path)
  const isDone = loaderData.isSent && !actionData
  return (
    <DoorPage title={t('verify.again')} lead={isDone ? undefined : t('verify.again.lead')}>
      {isDone ? (
        <FormThanks title={t('verify.sent.title')}>
          <p>{t('verify.sent.hint')}</p>
          <p>
            <Link to={here}>{t('verify.sent.again')}</Link>
          </p>
        </FormThanks>
      ) : (
        <AskAgain action={here} answer={actionData} submitLabel={t('verify.again.submit')} />
      )}
    </DoorPage>
  )
}
