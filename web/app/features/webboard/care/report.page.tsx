import { boardLengths } from '@washhouse/contract/webboard/board-lengths'
import { webboardCalls } from '@washhouse/contract/webboard/webboard.calls'
import { data, Link } from 'react-router'
import { boardReasonMessages } from '../../../blocks/board-reason/board-reason.messages.ts'
import { ReasonField } from '../../../blocks/board-reason/reason-field.tsx'
import { useFormFields } from '../../../blocks/form/form-context.ts'
import { FormThanks } from '../../../blocks/form/form-thanks.tsx'
import { formMessages, type FormMessageId } from '../../../blocks/form/form.messages.ts'
import { handleForm } from '../../../blocks/form/handle-form.server.ts'
import { keepInput } from '../../../blocks/form/keep-input.ts'
import { SubmitForm } from '../../../blocks/form/submit-form.tsx'
import { memberContentOf } from '../../../content/session/member-content.server.ts'
import { messagesFor, textIn } from '../../../i18n/compile.server.ts'
import { localePath } from '../../../i18n/language.ts'
import type { LoadedId } from '../../../i18n/messages.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { neverKept } from '../../../request/never-kept.ts'
import { pagePlace } from '../../../request/page-place.ts'
import { TextAreaField } from '../../../ui/field/field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { parseId } from '../talk/parse-board-query.ts'
import { talkMessages, type TalkMessageId } from '../talk/talk.messages.ts'
import { WrittenText } from '../talk/written-text.tsx'
import { demandReply } from '../topic/read-replies.server.ts'
import { readWriter } from '../writing/read-writer.server.ts'
import { WritePage } from '../writing/write-page.tsx'
import { writingMessages } from '../writing/writing.messages.ts'
import type { Route } from './+types/report.page.ts'
import { reportForm } from './report-form.server.ts'
import { reportMessages, type ReportMessageId } from './report.messages.ts'

export const handle = pagePlace<TalkMessageId>({
  above: [{ path: '/webboard', name: 'talk.board' }],
})
export const headers = neverKept

export async function loader(args: Route.LoaderArgs) {
  const member = memberContentOf(args)
  const { language } = member
  const { id, reply } = aboutIn(args)
  const [written, writer] = await Promise.all([
    reply === null
      ? member.demand(webboardCalls.readPost, { path: { id } })
      : demandReply(member, id, reply),
    readWriter(member),
  ])
  const t = textIn(language, reportMessages)
  return {
    messages: messagesFor(
      language,
      formMessages,
      boardReasonMessages,
      talkMessages,
      writingMessages,
      reportMessages,
    ),
    meta: { title: t('report.title'), description: t('report.lead'), isIndexed: false },
    id,
    reply,
    detail: written.detail,
    isOwn: writer.id !== undefined && written.author?.id === writer.id,
    isSent: args.url.searchParams.has('sent'),
  }
}

export function action(args: Route.ActionArgs) {
  const { request, context } = args
  const { id, reply } = aboutIn(args)
  return handleForm(
    { request, context, service: () => memberContentOf(args) },
    reportForm(reply === null ? { post: id, reply: null } : { post: null, reply }),
    (_none, language) => `${pathOf(language, id, reply)}${reply === null ? '?' : '&'}sent=1`,
  )
}

/** Of what is reported: the post of the path, or the reply to it that the query names. */
function aboutIn({ params, url }: { params: { id: string }; url: URL }) {
  const id = parseId(params.id)
  const named = url.searchParams.get('reply')
  const reply = parseId(named)
  if (id === null || (named !== null && reply === null)) throw data(null, { status: 404 })
  return { id, reply }
}

function pathOf(language: ReturnType<typeof useLanguage>, id: number, reply: number | null) {
  const query = reply === null ? '' : `?reply=${reply}`
  return `${localePath(language, `/webboard/${id}/report`)}${query}`
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInput({ serverAction })

export default function ReportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, reply, detail, isOwn, isSent } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  if (isSent && !actionData)
    return (
      <WritePage title={t('report.title')} post={id}>
        <FormThanks title={t('report.sent.title')}>
          <p>{t('report.sent.hint')}</p>
        </FormThanks>
      </WritePage>
    )
  return (
    <WritePage title={t('report.title')} lead={t('report.lead')} post={id}>
      {/* Where the summary of faults leads when it is gone meanwhile. */}
      <div id={reply === null ? 'form-post' : 'form-reply'} className="quote-box" tabIndex={-1}>
        {detail === null ? t('report.gone') : <WrittenText text={detail} />}
      </div>
      {isOwn && <Notice>{t('report.own')}</Notice>}
      {!isOwn && detail !== null && (
        <SubmitForm
          action={pathOf(language, id, reply)}
          answer={actionData}
          submitLabel={t('report.send')}
          helpAfter={{
            'FORBIDDEN.unverified': (
              <Link to={localePath(language, '/verify/request')}>{t('write.verify')}</Link>
            ),
          }}
        >
          <ReasonField />
          <NoteField />
        </SubmitForm>
      )}
    </WritePage>
  )
}

function NoteField() {
  const t = useText<ReportMessageId | FormMessageId>()
  const { field } = useFormFields()
  return (
    <TextAreaField
      {...field('note')}
      label={t('report.note')}
      mark={t('form.optional')}
      maxLength={boardLengths.note}
    />
  )
}
