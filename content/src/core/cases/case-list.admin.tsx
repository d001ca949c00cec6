'use client'

import type { Language } from '@washhouse/contract/language'
import { Time } from './case-view.admin.tsx'
import { casesOnAPage, pagesOf } from './queue-pages.ts'
import { sayIn } from './queue.labels.ts'
import type { Place, QueueState } from './use-queue.ts'

interface Props extends QueueState {
  language: Language
  onOpen: (place: Place) => void
}

/** The cases of a page, the one that is due first first, each with its clock. */
export function CaseList({ kind, page, list, shown, language, onOpen }: Props) {
  const say = sayIn(language)
  const pages = pagesOf(list.open)
  const now = Date.now()
  const total = list.kinds.reduce((sum, { open }) => sum + open, 0)
  const views = [{ name: null, label: say('all'), open: total }, ...list.kinds]
  const turn = (to: number, text: 'before' | 'behind') => (
    <button
      type="button"
      className="btn btn--style-secondary btn--size-small"
      onClick={() => onOpen({ page: to })}
    >
      {say(text)}
    </button>
  )
  return (
    <nav className="case-queue__list" aria-label={say('list')}>
      {list.kinds.length > 1 && (
        <div className="case-queue__buttons">
          {views.map(({ name, label, open }) => (
            <button
              key={name}
              type="button"
              className={`btn btn--style-${name === kind ? 'primary' : 'secondary'} btn--size-small`}
              aria-pressed={name === kind}
              onClick={() => onOpen({ kind: name, page: 1 })}
            >
              {label} {open}
            </button>
          ))}
        </div>
      )}
      <p>
        {say('open')} {list.open} · {say('late')} {list.late}
      </p>
      <ol start={(page - 1) * casesOnAPage + 1}>
        {list.cases.map(({ id, label, dueAt, assignee, isMine }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === shown?.id ? 'true' : undefined}
              onClick={() => onOpen({ page, id })}
            >
              {label} {id}{' '}
              <small>
                {say('due')} <Time moment={dueAt} language={language} />
                {Date.parse(dueAt) < now && <strong> · {say('late')}</strong>}
                {assignee !== null && ` · ${isMine ? say('mine') : assignee}`}
              </small>
            </button>
          </li>
        ))}
      </ol>
      {pages > 1 && (
        <p>
          {page > 1 && turn(page - 1, 'before')} {say('page')} {page}/{pages}{' '}
          {page < pages && turn(page + 1, 'behind')}
        </p>
      )}
    </nav>
  )
}
