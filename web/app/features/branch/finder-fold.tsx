import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useText } from '../../core/i18n/use-text.tsx'
import { Icon } from '../../core/ui/icon/icon.tsx'
import { resultsHeadingId } from './active-filters.tsx'
import type { BranchMessageId } from './card/branch.messages.ts'
import './finder-fold.css'
import type { NearMe } from './use-near-me.ts'

/**
 * Folds the form into one line when filters are set, so that results are visible first. On a wide screen the form stays
 * open.
 */
export function useFinderFold(asked: string, near: NearMe['kind']) {
  const fold = useRef<HTMLDetailsElement>(null)
  const [isOpenAtFirst] = useState(asked === '')
  const isNothingAsked = asked === ''

  useEffect(() => {
    if (!fold.current) return
    if (near === 'on') fold.current.open = false
    // Without a location, the visitor can choose a province instead.
    if (near === 'failed') fold.current.open = true
  }, [near])

  useEffect(() => {
    if (isNothingAsked && fold.current) fold.current.open = true
  }, [isNothingAsked])

  function close() {
    if (!fold.current || !canFold()) return
    fold.current.open = false
    document.getElementById(resultsHeadingId)?.focus()
  }

  return {
    ref: fold,
    asked,
    isOpenAtFirst,
    close,
    /** Only for touch: a keyboard passes other options on the way to the wanted one. */
    closeAfterChoice() {
      if (matchMedia('(pointer: coarse)').matches) close()
    },
  }
}

/** The same condition as in the CSS. */
function canFold(): boolean {
  return matchMedia('(max-width: 61.99rem)').matches || !CSS.supports('selector(::details-content)')
}

interface FinderFoldProps {
  fold: ReturnType<typeof useFinderFold>
  children: ReactNode
}

export function FinderFold({ fold, children }: FinderFoldProps) {
  const t = useText<BranchMessageId>()
  return (
    <details className="finder-fold" open={fold.isOpenAtFirst} ref={fold.ref}>
      <summary hidden={fold.asked === ''}>
        <Icon name="search" />
        <span className="finder-fold__asked">{fold.asked}</span>
        <span className="finder-fold__change">{t('branch.finder.change')}</span>
      </summary>
      {children}
    </details>
  )
}
