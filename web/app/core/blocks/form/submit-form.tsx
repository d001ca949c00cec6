import { useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { useSite } from '../../content/use-site.ts'
import { localePath } from '../../i18n/language.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import { Button } from '../../ui/button/button.tsx'
import { findFaults, type FieldFault } from '../../ui/field/find-faults.ts'
import { hiddenFields, type FormAnswer, type FormToken, type FormValues } from './form-answer.ts'
import { FormContext } from './form-context.ts'
import { FormFaults } from './form-faults.tsx'
import type { FormMessageId } from './form.messages.ts'
import { FormTokenFields } from './issue-fields.tsx'
import { formNameOf, noteTyped } from './typed-text.ts'
import { useDraft } from './use-draft.ts'
import { useMended } from './use-mended.ts'
import './form.css'

export interface SubmitFormProps {
  /** Thai address of the page whose action handles it. */
  action: string
  /** Prefix of the fields' ids; needed if a page has several forms. */
  id?: string
  /**
   * For a form that is stored once or open to anyone: from the loader, or null on a cached page, where the browser creates
   * it.
   */
  issue?: FormToken | null
  /** Result of the page's action, for a browser without JavaScript. */
  answer?: FormAnswer | undefined
  /** Known values by field name, until there is input. */
  initial?: FormValues | undefined
  submitLabel: string
  /** secondary: not the main action of its page. */
  submitVariant?: 'primary' | 'secondary'
  /** Replaces the form once it is stored, for a form in a popup. */
  thanks?: ReactNode
  /** Help below a refusal, by the service's code. */
  helpAfter?: Readonly<Record<string, ReactNode>>
  /** Replaces the form after a refusal with this code. */
  insteadAfter?: Readonly<Record<string, ReactNode>>
  hasFile?: boolean
  /** A `FormPreview` of the input. Adds a second button, which stores nothing. */
  preview?: (values: FormValues) => ReactNode
  /** Owner of the draft: unsent input is stored in the tab and survives a reload. */
  draftOf?: string | undefined
  /** Additional errors of the input by field name, shown with all others. */
  findMore?: ((form: FormData) => Readonly<Record<string, string>>) | undefined
  children?: ReactNode
}

/**
 * A form that stores something. Works without JavaScript; with it the input stays in the page, and browser errors are shown
 * at once, with the same texts.
 */
export function SubmitForm({
  action,
  id: formId = 'form',
  issue,
  answer: pageAnswer,
  initial = noValues,
  submitLabel,
  submitVariant = 'primary',
  thanks,
  helpAfter,
  insteadAfter,
  hasFile = false,
  preview,
  draftOf,
  findMore,
  children,
}: SubmitFormProps) {
  const t = useText<FormMessageId>()
  const language = useLanguage()
  const fetcher = useFetcher<FormAnswer>()
  /** Result at the last submit: the fetcher keeps it if the new response is a redirect. */
  const [before, setBefore] = useState<FormAnswer>()
  const answer = fetcher.data && fetcher.data !== before ? fetcher.data : pageAnswer
  const [found, setFound] = useState<readonly FieldFault[] | null>(null)
  const isSending = fetcher.state !== 'idle'

  const refused = answer?.kind === 'refused' ? answer.faults : none
  const code = (answer?.kind === 'refused' && answer.code) || ''
  const faults = found ?? refused
  // Input from before the login; with JavaScript the fields still hold it.
  const carried = useSite()?.carried
  const formName = formNameOf(action)
  const brought = carried?.form === formName ? carried.values : noValues
  const values = pageAnswer && 'values' in pageAnswer ? pageAnswer.values : brought
  const { left, look } = useMended(faults, found !== null, findMore)
  const answered = answer && 'values' in answer ? answer.values : values
  const shared = useMemo(
    () => ({ formId, faults: left, values, initial, answered }),
    [formId, left, values, initial, answered],
  )

  const box = useRef<HTMLFormElement>(null)
  const draft = useDraft(box, { form: formName, owner: draftOf, isGiven: values !== noValues })

  function check(event: FormEvent<HTMLFormElement>) {
    if (isSending) return event.preventDefault()
    const form = event.currentTarget
    const faultsHere = findFaults(form, findMore?.(new FormData(form)))
    setFound(faultsHere.length > 0 ? faultsHere : null)
    if (faultsHere.length > 0) return event.preventDefault()
    setBefore(fetcher.data)
    noteTyped(formName, form.elements)
    const sentAt = form.elements.namedItem(hiddenFields.sentAt)
    if (sentAt instanceof HTMLInputElement) sentAt.value = String(Date.now())
  }

  if (thanks && answer?.kind === 'stored') return <>{thanks}</>
  if (insteadAfter?.[code]) return <>{insteadAfter[code]}</>
  return (
    <FormContext value={shared}>
      <fetcher.Form
        ref={box}
        className="form"
        method="post"
        action={localePath(language, action)}
        encType={hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
        // The browser's error bubbles use its own language and disappear, so the page shows the errors.
        noValidate
        onSubmit={check}
        onInput={(event) => {
          draft.keep()
          look(event)
        }}
      >
        {!isSending && (faults.length === 0 || left.length > 0) && (
          <FormFaults
            formId={formId}
            found={found}
            answer={answer}
            isStoredOnce={issue !== undefined}
            help={helpAfter?.[code]}
          />
        )}
        {/* Must be first: of a form that is too large only the beginning is read. */}
        {issue !== undefined && <FormTokenFields issue={issue} values={values} />}
        {thanks && <input type="hidden" name={hiddenFields.inPlace} value="1" />}
        {draft.isRestored && (
          <p className="field__hint">
            {t('form.draft')}{' '}
            <Button variant="link" onClick={() => draft.discard()}>
              {t('form.draft.discard')}
            </Button>
          </p>
        )}
        {children}
        {answer?.kind === 'previewed' && preview?.(answer.values)}
        <div className="form__send">
          <Button type="submit" variant={submitVariant} isLoading={isSending}>
            {isSending ? t('form.sending') : submitLabel}
          </Button>
          {preview && (
            <Button type="submit" variant="secondary" name={hiddenFields.preview} value="1">
              {t('form.preview')}
            </Button>
          )}
        </div>
      </fetcher.Form>
    </FormContext>
  )
}

const none: readonly FieldFault[] = []
const noValues: FormValues = {}
