import type { Language } from '@washhouse/contract/language'
import type { ReactNode } from 'react'
import { adminTime } from '../../../core/admin/admin-time.ts'
import { caseKinds, reasonLabels } from '../moderation/case.labels.ts'
import { looks } from '../rules/looks.ts'
import { type QueueText, queueTexts } from './queue.labels.ts'
import type { ShownCase } from './read-case.ts'

interface Props {
  shown: ShownCase
  language: Language
}

interface PlaceProps extends Props {
  /** Where the calls of the queue are. */
  api: string
}

export const sayIn = (language: Language) => (text: QueueText) => queueTexts[text][language]

export const timeIn = (language: Language, moment: string) => adminTime(moment, language)

/** What a case is about: the post in its place, who wrote it, and why it is here. */
export function CasePlace({ shown, language, api }: PlaceProps) {
  return (
    <>
      <Why shown={shown} language={language} />
      {shown.post !== null && <Thread shown={shown} language={language} />}
      <Pictures shown={shown} language={language} api={api} />
      <Author shown={shown} language={language} />
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="board-queue__part">
      <h3>{title}</h3>
      {children}
    </section>
  )
}

function Why({ shown, language }: Props) {
  const say = sayIn(language)
  const { kind, look, reports, reported, takeDowns, appeal } = shown
  return (
    <Part title={say('why')}>
      <p>
        {caseKinds[kind][language]}
        {look && ` · ${looks[look][language]}`}
        {reports > 0 && ` · ${reports} ${say('reports')}`}
      </p>
      {reported.length > 0 && (
        <ul>
          {reported.map(({ reason, note, by, at }) => (
            <li key={`${at} ${by}`}>
              {reasonLabels[reason][language]} · {by ?? say('nameless')} · {timeIn(language, at)}
              {note && <Text text={note} />}
            </li>
          ))}
        </ul>
      )}
      {takeDowns.length > 0 && <TakeDowns takeDowns={takeDowns} language={language} />}
      {appeal && (
        <>
          <p>{say(appeal.about === 'limit' ? 'appealLimit' : 'appealSuspension')}</p>
          <Text text={appeal.message} />
        </>
      )}
    </Part>
  )
}

function TakeDowns({
  takeDowns,
  language,
}: Pick<ShownCase, 'takeDowns'> & Pick<Props, 'language'>) {
  const say = sayIn(language)
  return (
    <ul>
      {takeDowns.map(({ id, reason, address, looksAutomatic, name, email, message }) => (
        <li key={id}>
          {reasonLabels[reason][language]} · {address}
          {looksAutomatic && ` · ${say('automatic')}`}
          <p>
            {say('asks')}: {name} · {email}
          </p>
          <Text text={message} />
        </li>
      ))}
    </ul>
  )
}

function Thread({ shown, language }: Props) {
  const say = sayIn(language)
  const { title, opening, beside, reply } = shown
  return (
    <Part title={say('post')}>
      <p>
        <strong>{title ?? say('gone')}</strong>
      </p>
      <Text text={opening ?? say('gone')} isIt={reply === null} />
      {beside.length > 0 && (
        <>
          <h4>{say('replies')}</h4>
          <ul>
            {beside.map(({ id, author, detail, isIt }) => (
              <li key={id} aria-label={isIt ? say('isIt') : undefined}>
                {author ?? say('nameless')}
                <Text text={detail ?? say('gone')} isIt={isIt} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Part>
  )
}

function Pictures({ shown: { images }, language, api }: PlaceProps) {
  const alt = sayIn(language)('picture')
  return images.map((id) => (
    <img
      key={id}
      className="board-queue__picture"
      src={`${api}/pictures/${id}`}
      alt={alt}
      loading="lazy"
    />
  ))
}

/** Plain text and nothing else: addresses in it are none that one could press by mistake. */
function Text({ text, isIt = false }: { text: string; isIt?: boolean }) {
  return (
    <p className={isIt ? 'board-queue__text board-queue__text--it' : 'board-queue__text'}>{text}</p>
  )
}

function Author({ shown: { author, memberId }, language }: Props) {
  const say = sayIn(language)
  if (!author) return memberId === null ? null : <Part title={say('author')}>{say('former')}</Part>
  const { name, since, posts, replies, removed, reported, limitedUntil } = author
  return (
    <Part title={say('author')}>
      <p>
        {name ?? say('nameless')} · {say('since')} {timeIn(language, since)}
        {author.isBrand && ` · ${say('brand')}`}
        {author.isSuspended && ` · ${say('suspended')}`}
        {limitedUntil && ` · ${say('limited')} ${timeIn(language, limitedUntil)}`}
      </p>
      <p>
        {say('posts')} {posts} · {say('replyCount')} {replies} · {say('removed')} {removed} ·{' '}
        {say('reported')} {reported}
      </p>
    </Part>
  )
}
