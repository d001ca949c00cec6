import { boardLengths } from '@washhouse/contract/webboard/board-lengths'
import { useFormFields } from '../../../blocks/form/form-context.ts'
import { FormThanks } from '../../../blocks/form/form-thanks.tsx'
import { handleForm } from '../../../blocks/form/handle-form.server.ts'
import { keepInput } from '../../../blocks/form/keep-input.ts'
import { SubmitForm } from '../../../blocks/form/submit-form.tsx'
import { localePath } from '../../../i18n/language.ts'
import type { LoadedId } from '../../../i18n/messages.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { neverKept } from '../../../request/never-kept.ts'
import { pagePlace } from '../../../request/page-place.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { TextAreaField } from '../../../ui/field/field.tsx'
import { DoorPage } from '../door-page.tsx'
import { HiddenField } from '../hidden-field.tsx'
import type { Route } from './+types/appeal.page.ts'
import { appealForm } from './link-forms.server.ts'
import { tokenLeft } from './link-token.ts'
import { loadLinkPage } from './load-link.server.ts'
import type { MailedLinkMessageId } from './mailed-link.messages.ts'
import { SpentLink } from './spent-link.tsx'

export const handle = pagePlace({ above: [] })
export const headers = neverKept

const path = '/appeal'

export function loader(args: Route.LoaderArgs) {
  return loadLinkPage(args, { title: 'appeal.title', lead: 'appeal.lead', path })
}

export function action({ request, context }: Route.ActionArgs) {
  return handleForm({ request, context }, appealForm, (_none, language) =>
    localePath(language, `${path}?done=1`),
  )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInput({ serverAction })

/** Whose account is suspended writes to staff, once, by the link that was mailed to him. */
export default function AppealPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isDone } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  const token = tokenLeft(actionData) ?? loaderData.token
  const spent = (
    <SpentLink title={t('link.spent')} hint={t('appeal.spent.hint')}>
      <ButtonLink to={localePath(language, '/contact')}>{t('undoEmail.contact')}</ButtonLink>
    </SpentLink>
  )
  if (isDone && !actionData)
    return (
      <DoorPage title={t('appeal.title')}>
        <FormThanks title={t('appeal.done.title')}>
          <p>{t('appeal.done.hint')}</p>
        </FormThanks>
      </DoorPage>
    )
  return (
    <DoorPage title={t('appeal.title')} {...(token !== null && { lead: t('appeal.lead') })}>
      {token === null ? (
        spent
      ) : (
        <SubmitForm
          action={localePath(language, path)}
          answer={actionData}
          submitLabel={t('appeal.submit')}
          insteadAfter={{ INVALID_TOKEN: spent }}
        >
          <HiddenField name="token" value={token} />
          <MessageField />
        </SubmitForm>
      )}
    </DoorPage>
  )
}

function MessageField() {
  const t = useText<MailedLinkMessageId>()
  const { field } = useFormFields()
  return (
    <TextAreaField
      {...field('message')}
      label={t('appeal.message')}
      rows={8}
      maxLength={boardLengths.message}
      required
      whenMissing={t('appeal.missing')}
    />
  )
}
