import { useEffect, useState } from 'react'
import { useText } from '../../i18n/use-text.tsx'
import { hiddenFields, type FormToken, type FormValues } from './form-answer.ts'
import type { FormMessageId } from './form.messages.ts'

interface FormTokenFieldsProps {
  /** Null: the browser creates it. */
  issue: FormToken | null
  /** Values of an earlier submit: they keep the form's token. */
  values: FormValues
}

/** Hidden fields that identify the form and detect programs. */
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

/** Hidden from sight, keyboard and screen readers. */
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

/** The form's token: given, or created in the browser on a cached page. */
function useFormToken(given: FormToken | null): FormToken | null {
  const [own, setOwn] = useState<FormToken | null>(null)
  useEffect(() => {
    if (!given) setOwn({ key: randomKey(), openedAt: Date.now() })
  }, [given])
  return given ?? own
}

/** `randomUUID` is not available on plain http. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
