import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useText } from '../../core/i18n/use-text.tsx'
import { Icon } from '../../core/ui/icon/icon.tsx'
import { resultsHeadingId } from './active-filters.tsx'
import type { BranchMessageId } from './card/branch.messages.ts'
import './finder-fold.css'
import type { NearMe } from './use-near-me.ts'

/**
 * The finder's form, folded to the line of what was asked once something was: the results come first.
 * Where there is room the form stays.
 */
export function useFinderFold(asked: string, near: NearMe['kind']) {
  const fold = useRef<HTMLDetailsElement>(null)
  const [isOpenAtFirst] = useState(asked === '')
  const isNothingAsked = asked === ''

  useEffect(() => {
    if (!fold.current) return
    if (near === 'on') fold.current.open = false
    // Whoever cannot be placed chooses a province instead.
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
    /** A finger chooses once; a keyboard passes through the choices before its own. */
    closeAfterChoice() {
      if (matchMedia('(pointer: coarse)').matches) close()
    },
  }
}

/** As in the style: elsewhere the fields stay. */
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
