'use client'

import type { Language } from '@washhouse/contract/language'
import { caseKinds } from '../moderation/case.labels.ts'
import { sayIn, timeIn } from './case-place.admin.tsx'
import { casesOnAPage, pagesOf } from './queue-pages.ts'
import type { QueueState } from './use-queue.ts'

interface Props extends QueueState {
  language: Language
  onOpen: (page: number, id?: number) => void
}

const button = 'btn btn--style-secondary btn--size-small'

/** The cases of a page, the one that is due first first, each with its clock. */
export function CaseList({ page, list, shown, language, onOpen }: Props) {
  const say = sayIn(language)
  const pages = pagesOf(list.open)
  const now = Date.now()
  return (
    <nav className="board-queue__list" aria-label={say('list')}>
      <p>
        {say('open')} {list.open} · {say('late')} {list.late}
      </p>
      <ol start={(page - 1) * casesOnAPage + 1}>
        {list.cases.map(({ id, kind, dueAt }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === shown?.id ? 'true' : undefined}
              onClick={() => onOpen(page, id)}
            >
              {caseKinds[kind][language]} {id}{' '}
              <small>
                {say('due')}{' '}
                <time dateTime={dueAt} suppressHydrationWarning>
                  {timeIn(language, dueAt)}
                </time>
                {Date.parse(dueAt) < now && <strong> · {say('late')}</strong>}
              </small>
            </button>
          </li>
        ))}
      </ol>
      {pages > 1 && (
        <p>
          {page > 1 && (
            <button type="button" className={button} onClick={() => onOpen(page - 1)}>
              {say('before')}
            </button>
          )}{' '}
          {say('page')} {page}/{pages}{' '}
          {page < pages && (
            <button type="button" className={button} onClick={() => onOpen(page + 1)}>
              {say('behind')}
            </button>
          )}
        </p>
      )}
    </nav>
  )
}
