import { useEffect, useState } from 'react'
import { useText } from '../../i18n/use-text.tsx'
import { hiddenFields, type FormToken, type FormValues } from './form-answer.ts'
import type { FormMessageId } from './form.messages.ts'

interface FormTokenFieldsProps {
  /** Null: this browser makes it. */
  issue: FormToken | null
  /** Those of a form that was sent before: it stays the same form. */
  values: FormValues
}

/** What tells the form from others, and programs from people. */
export function FormTokenFields({ issue: given, values }: FormTokenFieldsProps) {
  const issue = useFormToken(given)
  return (
    <>
      <input type="hidden" name={hiddenFields.key} value={values['key'] || issue?.key || ''} />
      <input
        type="hidden"
        name={hiddenFields.openedAt}
        value={values['openedAt'] || issue?.openedAt || ''}
      />
      {!given && <input type="hidden" name={hiddenFields.sentAt} />}
      <Trap />
    </>
  )
}

/** Nobody sees, reaches or hears it. */
function Trap() {
  const t = useText<FormMessageId>()
  return (
    <div className="form__trap" aria-hidden="true">
      <label>
        {t('form.trap')}
        <input type="text" name={hiddenFields.trap} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

/** The key and time of a form: given, or, on a page that many share, made by this browser. */
function useFormToken(given: FormToken | null): FormToken | null {
  const [own, setOwn] = useState<FormToken | null>(null)
  useEffect(() => {
    if (!given) setOwn({ key: randomKey(), openedAt: Date.now() })
  }, [given])
  return given ?? own
}

/** `randomUUID` is kept from pages on plain http. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
