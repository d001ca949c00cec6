import { dataRequestCalls } from '@washhouse/contract/data-request/data-request.calls'
import { dataRequestReference } from '@washhouse/contract/data-request/data-request-reference'
import type {
  DataRequest,
  DataRequestState,
  NewDataRequest,
} from '@washhouse/contract/data-request/data-request.contract'
import type { FormDefinition } from '../../../core/blocks/form/form-definition.ts'
import { handleForm } from '../../../core/blocks/form/handle-form.server.ts'
import { keepInput } from '../../../core/blocks/form/keep-input.ts'
import { issueFormToken } from '../../../core/blocks/form/load-form-page.server.ts'
import { SubmitForm } from '../../../core/blocks/form/submit-form.tsx'
import { memberContentOf } from '../../../core/content/session/member-content.server.ts'
import { formatDate } from '../../../core/i18n/format.ts'
import type { LoadedId } from '../../../core/i18n/messages.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { noStore } from '../../../core/request/no-store.ts'
import { Badge } from '../../../core/ui/badge/badge.tsx'
import { AccountDone } from '../account-done.tsx'
import { SettingCard, SettingPage, settingPlace } from '../setting-page.tsx'
import { loadSetting } from '../setting.server.ts'
import type { Route } from './+types/own-requests.page.ts'
import './own-requests.css'
import {
  dataKindMessages,
  dataRequestMessages,
  type DataKindMessageId,
  type DataRequestMessageId,
} from './data-request.messages.ts'
import { ownKinds, RequestFields } from './request-fields.tsx'

export const handle = settingPlace
export const headers = noStore

const path = '/account/requests'

/** Idempotent: a repeated submission is stored once. */
const ownRequestForm: FormDefinition<NewDataRequest> = {
  write: dataRequestCalls.askAboutData,
  fields: ['kind', 'message'],
  isStoredOnce: true,
  faultTexts: {
    kind: dataKindMessages['dataKind.missing'],
    'kind.open': dataRequestMessages['dataRequest.own.open'],
  },
}

export async function loader(args: Route.LoaderArgs) {
  return {
    ...loadSetting(args, 'dataRequest.own.title', dataKindMessages, dataRequestMessages),
    requests: await memberContentOf(args).demand(dataRequestCalls.listDataRequests),
    issue: issueFormToken(),
    isSent: args.url.searchParams.has('sent'),
  }
}

export function action(args: Route.ActionArgs) {
  return handleForm(args, ownRequestForm, `${path}?sent=1`)
}

export const clientAction = keepInput

export default function OwnRequestsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { requests, issue, isSent } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  return (
    <SettingPage title={t('dataRequest.own.title')} lead={t('dataRequest.lead')}>
      {isSent && !actionData && <AccountDone>{t('dataRequest.own.sent')}</AccountDone>}
      <SettingCard title={t('dataRequest.own.list')}>
        {requests.length === 0 ? (
          <p>{t('dataRequest.own.none')}</p>
        ) : (
          <ul className="own-requests">
            {requests.map((request) => (
              <OwnRequest key={request.id} request={request} />
            ))}
          </ul>
        )}
      </SettingCard>
      <SettingCard title={t('dataRequest.own.new')}>
        <SubmitForm
          action={path}
          issue={issue}
          answer={actionData}
          submitLabel={t('dataRequest.send')}
        >
          <RequestFields kinds={ownKinds} />
        </SubmitForm>
      </SettingCard>
    </SettingPage>
  )
}

const variants = {
  unproven: 'quiet',
  open: 'new',
  answered: 'good',
  refused: 'bad',
} as const satisfies Record<DataRequestState, string>

function OwnRequest({ request }: { request: DataRequest }) {
  const t = useText<DataKindMessageId | DataRequestMessageId>()
  const language = useLanguage()
  const { id, kind, state, message, answer, createdAt, dueAt, closedAt } = request
  const day = (moment: string) => formatDate(language, moment)
  return (
    <li>
      <div className="own-requests__head">
        <strong>{t(`dataKind.${kind}`)}</strong>
        <Badge variant={variants[state]}>{t(`dataRequest.state.${state}`)}</Badge>
      </div>
      {message && <p className="own-requests__words">{message}</p>}
      {answer && <p className="own-requests__words">{answer}</p>}
      <p className="own-requests__dates">
        {t('dataRequest.own.reference', { reference: dataRequestReference(id) })}
        {'\u00A0· '}
        {t('dataRequest.own.asked', { date: day(createdAt) })}
        {'\u00A0· '}
        {closedAt === null
          ? t('dataRequest.own.due', { date: day(dueAt) })
          : t('dataRequest.own.closed', { date: day(closedAt) })}
      </p>
    </li>
  )
}
