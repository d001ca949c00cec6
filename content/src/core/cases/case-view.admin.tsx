import type { Language } from '@washhouse/contract/language'
import { adminTime } from '../admin/admin-time.ts'
import type { CaseItem, CasePart, ShownCase } from './case-view.ts'
import { sayIn } from './queue.labels.ts'

interface Props {
  shown: ShownCase
  language: Language
}

export function CaseParts({ shown, language }: Props) {
  const say = sayIn(language)
  const { assignee, isOpen, openedAt, history, view } = shown
  return (
    <>
      <p>
        {say('opened')} <Time moment={openedAt} language={language} />
        {assignee !== null && ` · ${assignee}`}
        {!isOpen && ` · ${say('done')}`}
      </p>
      <CasePartList parts={view.parts} language={language} />
      {view.record && (
        <p>
          <a href={view.record}>{say('record')}</a>
        </p>
      )}
      <CaseHistory history={history} language={language} />
    </>
  )
}

interface PartsProps extends Pick<Props, 'language'> {
  parts: readonly CasePart[]
  /** The level of the part titles: one below the heading above all parts. */
  heading?: 'h2' | 'h3'
}

export function CasePartList({ parts, language, heading: Heading = 'h3' }: PartsProps) {
  const filled = parts.filter(({ items }) => items.length > 0)
  return filled.map(({ title, items }, at) => (
    <section className="case-queue__part" key={`${at} ${title}`}>
      <Heading>{title}</Heading>
      {items.map((item, place) => (
        <Item key={`${place} ${item.kind}`} item={item} language={language} />
      ))}
    </section>
  ))
}

interface HistoryProps extends Pick<Props, 'language'>, Pick<ShownCase, 'history'> {
  isOpen?: boolean
}

export function CaseHistory({ history, language, isOpen = false }: HistoryProps) {
  if (history.length === 0) return null
  return (
    <details className="case-queue__history" open={isOpen}>
      <summary>{sayIn(language)('history')}</summary>
      <ul>
        {history.map(({ text, by, at }) => (
          <li key={`${at} ${text}`}>
            <Time moment={at} language={language} /> · {text}
            {by !== null && ` · ${by}`}
          </li>
        ))}
      </ul>
    </details>
  )
}

function Item({ item, language }: { item: CaseItem; language: Language }) {
  switch (item.kind) {
    case 'line':
      return <p>{item.text}</p>
    case 'picture':
      return (
        <a href={item.src} target="_blank" rel="noreferrer">
          <img className="case-queue__picture" src={item.src} alt={item.alt} loading="lazy" />
        </a>
      )
    case 'link':
      return (
        <p>
          <a href={item.href}>{item.text}</a>
        </p>
      )
    case 'text': {
      const { text, by, isIt } = item
      const above = [by, isIt && sayIn(language)('isIt')].filter(Boolean).join(' · ')
      return (
        <div className={isIt ? 'case-queue__it' : undefined}>
          {above && <p>{above}</p>}
          <p className="case-queue__text">{text}</p>
        </div>
      )
    }
  }
}

export function Time({ moment, language }: { moment: string; language: Language }) {
  // The service and the browser may format it differently.
  return (
    <time dateTime={moment} suppressHydrationWarning>
      {adminTime(moment, language)}
    </time>
  )
}
