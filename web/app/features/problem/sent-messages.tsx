import type { ReportDetails } from '@washhouse/contract/contact/contact.contract'
import { Link } from 'react-router'
import { formatDateTime } from '../../core/i18n/format.ts'
import { localePath } from '../../core/i18n/language.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import type { ProblemStatusMessageId } from './problem-status.messages.ts'

interface SentMessagesProps {
  report: Pick<ReportDetails, 'messages' | 'reference'>
  isMember: boolean
}

/** What the sender wrote and photographed; for others, who may see it. */
export function SentMessages({ report, isMember }: SentMessagesProps) {
  const t = useText<ProblemStatusMessageId>()
  const language = useLanguage()
  const { messages, reference } = report
  const path = localePath(language, `/problem/${reference}`)
  if (messages?.length === 0) return null
  return (
    <section className="problem-sent" aria-labelledby="problem-sent">
      <h2 id="problem-sent">{t('problemStatus.sent')}</h2>
      {messages ? (
        <ol className="problem-sent__list">
          {messages.map(({ text, photo, at }) => {
            const time = formatDateTime(language, at)
            const address = `${path}/photo/${photo}`
            return (
              <li key={at} className="problem-sent__message">
                <p className="problem-steps__hint">
                  <time dateTime={at}>{time}</time>
                </p>
                {text && <p className="problem-sent__text">{text}</p>}
                {photo && (
                  <a href={address}>
                    <img
                      className="problem-sent__photo"
                      src={address}
                      alt={t('problemStatus.sent.photo', { time })}
                      loading="lazy"
                    />
                  </a>
                )}
                {!text && !photo && <p>{t('problemStatus.sent.gone')}</p>}
              </li>
            )
          })}
        </ol>
      ) : (
        <p>
          {t(isMember ? 'problemStatus.sent.other' : 'problemStatus.sent.member')}{' '}
          {!isMember && (
            <Link to={`${localePath(language, '/login')}?next=${encodeURIComponent(path)}`}>
              {t('problemStatus.sent.signIn')}
            </Link>
          )}
        </p>
      )}
    </section>
  )
}
