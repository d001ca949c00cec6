import type { CurrentBranch } from '@washhouse/contract/branch/branch.contract'
import type { Ref } from 'react'
import { formatNumber } from '../../core/i18n/format.ts'
import { localePath } from '../../core/i18n/language.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import { ButtonLink } from '../../core/ui/button/button.tsx'
import { Dialog } from '../../core/ui/dialog/dialog.tsx'
import type { HomeMessageId } from './home.messages.ts'
import { RunningText } from '../../core/ui/phrases/running-text.tsx'
import './figures-popup.css'

/** Texts of the popup; an editor's texts take priority. */
export interface FiguresPopupContent {
  title: string | null
  text: string | null
  figures: CurrentBranch
}

interface FiguresPopupProps {
  ref: Ref<HTMLDialogElement>
  popup: FiguresPopupContent
}

/** The current numbers of branches and customers, with a link to all branches. Not modal. */
export function FiguresPopup({ ref, popup: { title, text, figures } }: FiguresPopupProps) {
  const t = useText<HomeMessageId>()
  const language = useLanguage()
  return (
    <Dialog
      ref={ref}
      variant="popup"
      title={title ?? t('home.popup.title')}
      closeLabel={t('home.popup.close')}
    >
      <div className="home-popup">
        <p className="figures">
          {t('home.popup.figures', {
            branches: formatNumber(language, figures.branches),
            count: figures.branches,
            customers: formatNumber(language, figures.customers),
          })}
        </p>
        {text && (
          <p className="home-popup__text">
            <RunningText text={text} />
          </p>
        )}
        <ButtonLink variant="secondary" to={localePath(language, '/branch')}>
          {t('home.popup.branches')}
        </ButtonLink>
      </div>
    </Dialog>
  )
}
