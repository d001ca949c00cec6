import type { FormEvent, ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../../i18n/use-text.tsx'
import { useToast } from '../../ui/toast/use-toast.ts'
import type { BlockMessageId } from '../blocks.messages.ts'
import { consentPath, kindOfChoice } from './consent-choice.ts'
import { readAccepted } from './consent-store.ts'
import { submitChoice } from './submit-choice.ts'

interface ConsentFormProps {
  id?: string
  className: string
  children: ReactNode
}

/** A choice about cookies; its buttons are named `action`. Works without JavaScript. */
export function ConsentForm({ id, className, children }: ConsentFormProps) {
  const t = useText<BlockMessageId>()
  const showToast = useToast()
  const { pathname, search } = useLocation()

  function choose(event: FormEvent<HTMLFormElement>) {
    const accepted = submitChoice(event)
    if (!accepted) return
    const isKept = readAccepted() === accepted.join()
    if (isKept) showToast({ variant: 'good', text: t(`consent.saved.${kindOfChoice(accepted)}`) })
    else showToast({ variant: 'bad', text: t('consent.notSaved') })
  }

  return (
    <form id={id} className={className} method="post" action={consentPath} onSubmit={choose}>
      <input type="hidden" name="back" value={pathname + search} />
      {children}
    </form>
  )
}
