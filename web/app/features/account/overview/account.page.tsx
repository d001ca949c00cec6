import { accountCalls } from '@washhouse/contract/account/account.calls'
import { maxFollowedBranches } from '@washhouse/contract/branch/branch.calls'
import type { ProblemStatus, ReportClaim } from '@washhouse/contract/contact/contact.contract'
import { contactCalls } from '@washhouse/contract/contact/contact.calls'
import { mailingCalls } from '@washhouse/contract/mailing/mailing.calls'
import { notificationCalls } from '@washhouse/contract/notification/notification.calls'
import { webboardCalls } from '@washhouse/contract/webboard/webboard.calls'
import type { BoardPost } from '@washhouse/contract/webboard/webboard.contract'
import { readNamedBranches } from '../../../core/blocks/branch-names/named-branches.server.ts'
import { spacedName } from '@washhouse/contract/text/spaced-name'
import { Link } from 'react-router'
import type { FormDefinition } from '../../../core/blocks/form/form-definition.ts'
import { handleForm } from '../../../core/blocks/form/handle-form.server.ts'
import { keepInput } from '../../../core/blocks/form/keep-input.ts'
import { loadFormPage } from '../../../core/blocks/form/load-form-page.server.ts'
import { myBranchesMessages } from '../../../core/blocks/my-branches/my-branches.messages.ts'
import { readMyBranches } from '../../../core/blocks/my-branches/read-my-branches.server.ts'
import { openingStateMessages } from '../../../core/blocks/opening-state/opening-state.messages.ts'
import { PageCard } from '../../../core/blocks/page-card/page-card.tsx'
import { PageHead } from '../../../core/blocks/page-head/page-head.tsx'
import { problemStateMessages } from '../../../core/blocks/problem-state/problem-state.messages.ts'
import type { MemberSectionMessageId } from '../../../core/blocks/member-sections/member-sections.messages.ts'
import { pageContent } from '../../../core/content/content.server.ts'
import { memberContentOf } from '../../../core/content/session/member-content.server.ts'
import { formatDate } from '../../../core/i18n/format.ts'
import { localePath } from '../../../core/i18n/language.ts'
import type { LoadedId } from '../../../core/i18n/messages.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { noStore } from '../../../core/request/no-store.ts'
import { pagePlace } from '../../../core/request/page-place.ts'
import { Button } from '../../../core/ui/button/button.tsx'
import { Notice } from '../../../core/ui/notice/notice.tsx'
import { Phrases } from '../../../core/ui/phrases/phrases.tsx'
import type { Route } from './+types/account.page.ts'
import { AccountDone } from '../account-done.tsx'
import { readOwnSignInMethods } from '../setting.server.ts'
import { mailTroubleMessages } from '../mail/mail-trouble.messages.ts'
import { pendingEmailMessages } from '../pending-email/pending-email.messages.ts'
import { readPendingEmail } from '../pending-email/pending-email.server.ts'
import { PendingEmailNotice } from '../pending-email/pending-email.tsx'
import './account.css'
import { accountMessages } from './account.messages.ts'
import { FollowedBranches } from './followed-branches.tsx'
import { OwnPosts, type OwnPost } from './own-posts.tsx'
import { isOver, Reports, type ShownReport } from './reports.tsx'
import { SectionCards } from './section-cards.tsx'
import { SettingLinks } from './setting-links.tsx'
import { UnverifiedEmail, verificationOutcomeOf } from './unverified-email.tsx'
import type { FormAnswer } from '../../../core/blocks/form/form-answer.ts'
import { FormText } from '../../../core/blocks/form/form-fields.tsx'
import { SubmitForm } from '../../../core/blocks/form/submit-form.tsx'
import { Disclosure } from '../../../core/ui/disclosure/disclosure.tsx'

export const handle = pagePlace({ above: [] })

export const headers = noStore

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args
  const member = memberContentOf(args)
  const [me, ways, reports, sessions, author, mail, posts, unread, followed, pending] =
    await Promise.all([
      member.demand(accountCalls.getMe),
      readOwnSignInMethods(member),
      member.settle(contactCalls.listReports),
      member.settle(accountCalls.listSessions),
      member.settle(webboardCalls.getOwnAuthor),
      member.settle(mailingCalls.getMailChoices),
      member.settle(webboardCalls.listPosts, { query: { scope: 'own', page: 1, limit: 3 } }),
      member.settle(notificationCalls.countNotifications),
      readMyBranches(args),
      readPendingEmail(member),
    ])
  const ownReports = reports.kind === 'ok' ? reports.value : []
  const choices = mail.kind === 'ok' ? mail.value : null
  const isNamed = ownReports.some(({ branch }) => branch !== null)
  const branches = isNamed ? await readNamedBranches(context.get(pageContent)) : null
  const withBranch = (report: ProblemStatus): ShownReport => ({
    ...report,
    branchName: branches?.find(({ id }) => id === report.branch)?.name ?? null,
  })
  const open = sessions.kind === 'ok' ? sessions.value : []
  return {
    ...loadFormPage(
      args,
      { title: 'account.title' },
      ownReports.length > 0 && problemStateMessages,
      accountMessages,
      !!choices?.stoppedAt && mailTroubleMessages,
      pending.email !== null && pendingEmailMessages,
      myBranchesMessages,
      openingStateMessages,
    ),
    me,
    ways,
    reports: reports.kind === 'ok' ? ownReports.map(withBranch) : null,
    sessions: {
      count: open.filter(({ misusedAt }) => misusedAt === null).length,
      hasMisuse: open.some(({ misusedAt }) => misusedAt !== null),
    },
    posts: posts.kind === 'ok' ? posts.value.items.map(ownPostOf) : null,
    unread: unread.kind === 'ok' ? unread.value.count : 0,
    boardName: author.kind === 'ok' ? author.value.name : null,
    mail: choices,
    pending,
    followed: { branches: followed, outcome: outcomeOf(url), max: maxFollowedBranches },
    verification: verificationOutcomeOf(url.searchParams.get('verification')),
    joined: url.searchParams.get('joined'),
  }
}

/** Leaves out the post texts: they are long and not rendered here. */
function ownPostOf({ id, title, status, replies, isUnread, createdAt }: BoardPost): OwnPost {
  return { id, title, status, replies, isUnread, createdAt }
}

const outcomes = ['full', 'failed'] as const

/** Why the last follow request was not stored; null for any other value. */
function outcomeOf({ searchParams }: URL) {
  return outcomes.find((outcome) => outcome === searchParams.get('followed')) ?? null
}

/** Claims a report that a member sent before signing in. */
const joinForm: FormDefinition<ReportClaim, ProblemStatus> = {
  write: contactCalls.joinReport,
  fields: ['reference', 'proof'],
  faultTexts: {
    'reference.required': accountMessages['account.join.fault.reference'],
    'proof.required': accountMessages['account.join.fault.proof'],
    reference: accountMessages['account.join.fault.unknown'],
    proof: accountMessages['account.join.fault.unknown'],
  },
  refusalTexts: {
    FORBIDDEN: accountMessages['account.join.fault.unknown'],
    ROUTE_NOT_FOUND: accountMessages['account.join.fault.unknown'],
    REQUESTS_EXCEEDED: accountMessages['account.join.fault.busy'],
  },
}

export function action(args: Route.ActionArgs) {
  return handleForm(
    args,
    joinForm,
    (report) => `/account?joined=${report?.reference ?? ''}#reports`,
  )
}

export const clientAction = keepInput

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { me, ways, reports, sessions, posts, unread, boardName, ...shown } = loaderData
  const { mail, followed, pending, verification, joined } = shown
  const t = useText<LoadedId<Route.ComponentProps> | MemberSectionMessageId>()
  const language = useLanguage()
  // Anyone can write this parameter, so only a listed report counts as claimed.
  const isJoined = reports?.some(({ reference }) => reference === joined) === true
  // What is open or unread comes first, otherwise what one can do here.
  const name = spacedName(me.firstName, language).trimEnd()
  const hasOpenReport = (reports ?? []).some(({ status }) => !isOver(status))
  const hasUnreadPost = (posts ?? []).some(({ isUnread, replies }) => isUnread && replies > 0)
  const hasNews = unread > 0 || hasOpenReport || hasUnreadPost
  const startsWithPosts = hasUnreadPost && !hasOpenReport && !isJoined
  return (
    <main id="content">
      <PageHead
        title={t('account.title')}
        heading={<Phrases text={t('account.hello', { name })} />}
        lead={t('account.lead')}
      />
      <div className="wrap account-page">
        {!me.emailVerified && <UnverifiedEmail email={me.email} outcome={verification} />}
        <PendingEmailNotice {...pending} />
        {mail?.stoppedAt && (
          <Notice variant="bad">
            <p>
              {t('mailTrouble.stopped', {
                email: me.email,
                date: formatDate(language, mail.stoppedAt),
              })}
            </p>
            <Link to={localePath(language, '/account/mail')}>{t('mailTrouble.look')}</Link>
          </Notice>
        )}
        {unread > 0 && (
          <Notice>
            {t('account.unread', { count: unread })}{' '}
            <Link to={localePath(language, '/notifications')}>{t('account.unread.see')}</Link>
          </Notice>
        )}
        {!hasNews && <SectionCards />}
        {startsWithPosts && <OwnPosts posts={posts} />}
        <PageCard id="reports" aria-labelledby="reports-title">
          <h2 id="reports-title">{t('account.reports')}</h2>
          {isJoined && joined && (
            <AccountDone>{t('account.join.done', { reference: joined })}</AccountDone>
          )}
          <Reports reports={reports} />
          {/* A new key resets the form after each claim. */}
          <JoinReport key={joined} answer={actionData} />
        </PageCard>
        {!startsWithPosts && <OwnPosts posts={posts} />}
        {hasNews && <SectionCards />}
        <FollowedBranches {...followed} />
        <PageCard id="settings" aria-labelledby="settings-title">
          <h2 id="settings-title">{t('account.settings')}</h2>
          <SettingLinks {...{ me, ways, sessions, boardName, mail }} />
          <form method="post" action={localePath(language, '/logout')}>
            <Button type="submit" variant="secondary">
              {t('members.signOut')}
            </Button>
          </form>
        </PageCard>
      </div>
    </main>
  )
}

/** For members who reported a problem before signing in. */
function JoinReport({ answer }: { answer: FormAnswer | undefined }) {
  const t = useText<LoadedId<Route.ComponentProps>>()
  return (
    <Disclosure summary={t('account.join')} isOpen={answer !== undefined}>
      <div className="account-join">
        <p>{t('account.join.hint')}</p>
        <SubmitForm
          id="join"
          action="/account"
          answer={answer}
          submitLabel={t('account.join.send')}
          submitVariant="secondary"
        >
          <div className="form__pair">
            <FormText
              name="reference"
              label={t('account.join.reference')}
              hint={t('account.join.reference.hint')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={20}
              required
              whenMissing={t('account.join.fault.reference')}
            />
            <FormText
              name="proof"
              label={t('account.join.proof')}
              autoComplete="off"
              maxLength={254}
              required
              whenMissing={t('account.join.fault.proof')}
            />
          </div>
        </SubmitForm>
      </div>
    </Disclosure>
  )
}
