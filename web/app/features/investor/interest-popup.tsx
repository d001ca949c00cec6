import type { FranchiseSize } from '@washhouse/contract/investor/investor.contract'
import { useEffect } from 'react'
import { useMatches } from 'react-router'
import { TextProvider, useLanguage, useText } from '../../core/i18n/use-text.tsx'
import { mergeMessages } from '../../core/i18n/merge-messages.ts'
import { preloadRoute } from '../../core/request/preload-route.ts'
import { Button } from '../../core/ui/button/button.tsx'
import { InterestForm, InterestThanks } from './interest-form.tsx'
import type { InterestTexts } from './interest-texts.ts'
import type { InterestMessageId } from './interest.messages.ts'

export interface InterestPopupProps {
  words: InterestTexts
  /** The package that was viewed last. */
  size: FranchiseSize | null
  onDone: () => void
}

/** The interest form with its own messages, which the page does not have. */
export function InterestPopup({ words, size, onDone }: InterestPopupProps) {
  const language = useLanguage()
  const messages = { ...mergeMessages(useMatches()), ...words.messages }
  // Loads the route's code early. Offline, the form can then report the failed request itself.
  useEffect(() => preloadRoute(`${language}.interest`), [language])
  return (
    <TextProvider language={language} messages={messages}>
      <InterestForm
        provinces={words.provinces}
        budgets={words.budgets}
        size={size}
        issue={null}
        sender={words.sender}
        thanks={
          <InterestThanks note={words.note}>
            <Done onDone={onDone} />
          </InterestThanks>
        }
      />
    </TextProvider>
  )
}

function Done({ onDone }: Pick<InterestPopupProps, 'onDone'>) {
  const t = useText<InterestMessageId>()
  return (
    <Button variant="secondary" onClick={onDone}>
      {t('interest.close')}
    </Button>
  )
}
