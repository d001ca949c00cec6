import type { NewBoardReport } from '@washhouse/contract/webboard/board-moderation.contract'
import { boardLengths } from '@washhouse/contract/webboard/board-lengths'
import { webboardCalls } from '@washhouse/contract/webboard/webboard.calls'
import { data, Link } from 'react-router'
import { boardReasonMessages } from '../../../core/blocks/board-reason/board-reason.messages.ts'
import { ReasonField } from '../../../core/blocks/board-reason/reason-field.tsx'
import type { FormDefinition } from '../../../core/blocks/form/form-definition.ts'
import { FormTextArea } from '../../../core/blocks/form/form-fields.tsx'
import { FormThanks } from '../../../core/blocks/form/form-thanks.tsx'
import { handleForm } from '../../../core/blocks/form/handle-form.server.ts'
import { keepInput } from '../../../core/blocks/form/keep-input.ts'
import { loadFormPage } from '../../../core/blocks/form/load-form-page.server.ts'
import { SubmitForm } from '../../../core/blocks/form/submit-form.tsx'
import { memberContentOf } from '../../../core/content/session/member-content.server.ts'
import { localePath } from '../../../core/i18n/language.ts'
import type { LoadedId } from '../../../core/i18n/messages.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { noStore } from '../../../core/request/no-store.ts'
import { idIn } from '../../../core/request/read-query.ts'
import { Notice } from '../../../core/ui/notice/notice.tsx'
import { talkMessages } from '../talk/talk.messages.ts'
import { WrittenText } from '../talk/written-text.tsx'
import { readWriter, readWritten, writtenAt } from '../writing/own-writing.server.ts'
import { boardPlace, WritePage } from '../writing/write-page.tsx'
import { writingMessages } from '../writing/writing.messages.ts'
import type { Route } from './+types/report.page.ts'
import { reportMessages } from './report.messages.ts'

export const handle = boardPlace
export const headers = noStore

function reportForm(about: Pick<NewBoardReport, 'post' | 'reply'>): FormDefinition<NewBoardReport> {
  return {
    write: webboardCalls.reportWriting,
    fields: ['reason', 'note'],
    // Lets the form show the error of a removed post or reply.
    ownFields: ['post', 'reply'],
    addFields: () => about,
    faultTexts: {
      reason: boardReasonMessages['boardReason.missing'],
      post: reportMessages['report.gone'],
      reply: reportMessages['report.gone'],
    },
    refusalTexts: {
      'FORBIDDEN.own': reportMessages['report.own'],
      'FORBIDDEN.unverified': reportMessages['report.unverified'],
      REQUESTS_EXCEEDED: reportMessages['report.tooMany'],
    },
  }
}

export async function loader(args: Route.LoaderArgs) {
  const member = memberContentOf(args)
  const about = aboutIn(args)
  const [written, writer] = await Promise.all([readWritten(member, about), readWriter(member)])
  return {
    ...loadFormPage(
      args,
      { title: 'report.title', lead: 'report.lead' },
      boardReasonMessages,
      talkMessages,
      writingMessages,
      reportMessages,
    ),
    ...about,
    detail: written.detail,
    isOwn: writer.id !== undefined && written.author?.id === writer.id,
    isSent: args.url.searchParams.has('sent'),
  }
}

export function action(args: Route.ActionArgs) {
  const { post, reply, path } = aboutIn(args)
  return handleForm(
    args,
    reportForm(reply === null ? { post, reply } : { post: null, reply }),
    `${path}${reply === null ? '?' : '&'}sent=1`,
  )
}

/** The reported post, or the reply in the query, with the page's Thai path. */
function aboutIn({ params, url }: { params: { id: string }; url: URL }) {
  const { post, place } = writtenAt(params)
  const named = url.searchParams.get('reply')
  const reply = idIn(named)
  if (named !== null && reply === null) throw data(null, { status: 404 })
  return { post, reply, path: `${place}/report${reply === null ? '' : `?reply=${reply}`}` as const }
}

export const clientAction = keepInput

export default function ReportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { post, reply, path, detail, isOwn, isSent } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  if (isSent && !actionData)
    return (
      <WritePage title={t('report.title')} post={post}>
        <FormThanks title={t('report.sent.title')}>
          <p>{t('report.sent.hint')}</p>
        </FormThanks>
      </WritePage>
    )
  return (
    <WritePage title={t('report.title')} lead={t('report.lead')} post={post}>
      {/* Target of the error summary if the text is removed meanwhile. */}
      <div id={reply === null ? 'form-post' : 'form-reply'} className="quote-box" tabIndex={-1}>
        {detail === null ? t('report.gone') : <WrittenText text={detail} />}
      </div>
      {isOwn && <Notice>{t('report.own')}</Notice>}
      {!isOwn && detail !== null && (
        <SubmitForm
          action={path}
          answer={actionData}
          submitLabel={t('report.send')}
          helpAfter={{
            'FORBIDDEN.unverified': (
              <Link to={localePath(language, '/verify/request')}>{t('write.verify')}</Link>
            ),
          }}
        >
          <ReasonField />
          <FormTextArea
            name="note"
            label={t('report.note')}
            mark={t('form.optional')}
            maxLength={boardLengths.note}
          />
        </SubmitForm>
      )}
    </WritePage>
  )
}
