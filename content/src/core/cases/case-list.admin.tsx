'use client'

import type { Language } from '@washhouse/contract/language'
import { KeyButton } from './case-acts.admin.tsx'
import { Time } from './case-view.admin.tsx'
import { casesOnAPage, pagesOf } from './queue-pages.ts'
import { sayIn } from './queue.labels.ts'
import type { Place, QueueState } from './use-queue.ts'

interface Props extends QueueState {
  language: Language
  isBusy: boolean
  show: (place: Place) => unknown
}

/** A page of cases with their due times, earliest first. */
export function CaseList({ kind, page, list, shown, language, isBusy, show }: Props) {
  const say = sayIn(language)
  const pages = pagesOf(list.open)
  const now = Date.now()
  const button = (text: string, place: Place) => (
    <KeyButton text={text} aria-disabled={isBusy} onPress={() => show(place)} />
  )
  return (
    <nav className="case-queue__list" aria-label={say('list')}>
      <div className="case-queue__buttons">
        {list.views.map(({ name, label, open }) => (
          <KeyButton
            key={name}
            text={`${label} ${open}`}
            isPrimary={name === kind}
            aria-pressed={name === kind}
            aria-disabled={isBusy}
            onPress={() => show({ kind: name, page: 1 })}
          />
        ))}
      </div>
      <p>
        {say('open')} {list.open} · {say('late')} {list.late}
      </p>
      <ol start={(page - 1) * casesOnAPage + 1}>
        {list.cases.map(({ id, label, dueAt, assignee, isMine }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === shown?.id ? 'true' : undefined}
              aria-disabled={isBusy}
              onClick={() => show({ page, id })}
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
          {page > 1 && button(say('before'), { page: page - 1 })} {say('page')} {page}/{pages}{' '}
          {page < pages && button(say('behind'), { page: page + 1 })}
        </p>
      )}
    </nav>
  )
}
