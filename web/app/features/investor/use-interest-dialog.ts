import type { FranchiseSize } from '@washhouse/contract/investor/investor.contract'
import { useCallback, useState, type ComponentType } from 'react'
import { localePath } from '../../core/i18n/language.ts'
import { useLanguage } from '../../core/i18n/use-text.tsx'
import { useDialog } from '../../core/ui/dialog/use-dialog.ts'
import type { InterestPopupProps } from './interest-popup.tsx'
import { isInterestTexts, type InterestTexts } from './interest-texts.ts'

interface Loaded {
  Popup: ComponentType<InterestPopupProps>
  words: InterestTexts
}

/** The dialog of the interest form; loads its code and texts on first opening. */
export function useInterestDialog() {
  const { ref, open: show, close } = useDialog()
  const language = useLanguage()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [size, setSize] = useState<FranchiseSize | null>(null)

  const open = useCallback(
    (about?: FranchiseSize) => {
      // Opened without a package, it keeps the previous one.
      if (about) setSize(about)
      show()
      if (loaded) return
      const path = localePath(language, '/investor/interest')
      Promise.all([import('./interest-popup.tsx'), readWords(`${path}.json`)]).then(
        ([{ InterestPopup }, words]) => setLoaded({ Popup: InterestPopup, words }),
        // If loading fails, opens the form's own page.
        () => location.assign(path),
      )
    },
    [language, show, loaded],
  )

  return { ref, open, close, loaded, size }
}

async function readWords(path: string): Promise<InterestTexts> {
  const answer = await fetch(path)
  const words: unknown = answer.ok ? await answer.json() : null
  if (!isInterestTexts(words)) throw new Error('The texts of the form could not be loaded')
  return words
}
