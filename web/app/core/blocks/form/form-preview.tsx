import { useEffect, useRef, type ReactNode } from 'react'
import { useText } from '../../i18n/use-text.tsx'
import type { FormMessageId } from './form.messages.ts'
import './form-preview.css'

/** The preview of a form's input. Takes the focus each time, so that screen readers announce it. */
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
      // Without scripts, the attribute sets the focus when the page loads.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
    >
      <p className="form-preview__title">{t('form.preview.title')}</p>
      {children}
    </section>
  )
}
