import { useEffect, useRef, type ReactNode } from 'react'
import { useText } from '../../i18n/use-text.tsx'
import type { FormMessageId } from './form.messages.ts'
import './form-preview.css'

/** What a form's `preview` draws: how what was typed will look. Takes the focus each time, so that it is read out. */
export function FormPreview({ of, children }: { of: object; children: ReactNode }) {
  const t = useText<FormMessageId>()
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [of])
  return (
    <section
      ref={box}
      className="form-preview"
      aria-label={t('form.preview.title')}
      tabIndex={-1}
      // A page that arrives with it, without scripts, gives it the focus by the attribute.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
    >
      <p className="form-preview__title">{t('form.preview.title')}</p>
      {children}
    </section>
  )
}
