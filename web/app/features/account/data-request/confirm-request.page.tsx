import { FormThanks } from '../../../blocks/form/form-thanks.tsx'
import { formMessages } from '../../../blocks/form/form.messages.ts'
import { handleForm } from '../../../blocks/form/handle-form.server.ts'
import { keepInput } from '../../../blocks/form/keep-input.ts'
import { SubmitForm } from '../../../blocks/form/submit-form.tsx'
import { messagesFor, textIn } from '../../../i18n/compile.server.ts'
import { languageOf, localePath } from '../../../i18n/language.ts'
import type { LoadedId } from '../../../i18n/messages.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { neverKept } from '../../../request/never-kept.ts'
import { pagePlace } from '../../../request/page-place.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { DoorPage } from '../door-page.tsx'
import { HiddenField } from '../hidden-field.tsx'
import { tokenIn, tokenLeft } from '../mailed-link/link-token.ts'
import { SpentLink } from '../mailed-link/spent-link.tsx'
import type { Route } from './+types/confirm-request.page.ts'
import { proofForm } from './data-request-forms.server.ts'
import { dataRequestMessages } from './data-request.messages.ts'

export const handle = pagePlace({ above: [] })
export const headers = neverKept

const path = '/data-request/confirm'

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname)
  const t = textIn(language, dataRequestMessages)
  return {
    messages: messagesFor(language, formMessages, dataRequestMessages),
    meta: {
      title: t('dataRequest.confirm.title'),
      description: t('dataRequest.confirm.lead'),
      canonicalPath: path,
      isIndexed: false,
    },
    token: tokenIn(url),
    isDone: url.searchParams.has('done'),
  }
}

export function action({ request, context }: Route.ActionArgs) {
  return handleForm({ request, context }, proofForm, (_none, language) =>
    localePath(language, `${path}?done=1`),
  )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInput({ serverAction })

/** What the mailed link leads to: one button, as programs open links, too. */
export default function ConfirmRequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  const token = tokenLeft(actionData) ?? loaderData.token
  const title = t('dataRequest.confirm.title')
  const spent = (
    <SpentLink title={t('dataRequest.confirm.spent')} hint={t('dataRequest.confirm.spent.hint')}>
      <ButtonLink to={localePath(language, '/data-request')}>
        {t('dataRequest.confirm.again')}
      </ButtonLink>
    </SpentLink>
  )
  if (loaderData.isDone && !actionData)
    return (
      <DoorPage title={title}>
        <FormThanks title={t('dataRequest.confirm.done.title')}>
          <p>{t('dataRequest.confirm.done.hint')}</p>
        </FormThanks>
      </DoorPage>
    )
  return (
    <DoorPage title={title} {...(token !== null && { lead: t('dataRequest.confirm.lead') })}>
      {token === null ? (
        spent
      ) : (
        <SubmitForm
          action={localePath(language, path)}
          answer={actionData}
          submitLabel={t('dataRequest.confirm.submit')}
          insteadAfter={{ INVALID_TOKEN: spent }}
        >
          <HiddenField name="token" value={token} />
        </SubmitForm>
      )}
    </DoorPage>
  )
}
