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
  /** Thai address of the page whose action takes it. */
  action: string
  /** What its fields' ids begin with; needed where a page has several forms. */
  id?: string
  /**
   * For a form that is stored once or that strangers send: from the loader, or null on a page that is
   * kept by a cache, where the browser makes it.
   */
  issue?: FormToken | null
  /** What the page's action gave, for a browser without JavaScript. */
  answer?: FormAnswer | undefined
  /** What is known already, by the fields' names: stands in them until something was typed. */
  initial?: FormValues | undefined
  submitLabel: string
  /** secondary: it is not the one thing to do on its screen. */
  submitVariant?: 'primary' | 'secondary'
  /** Shown in its place once it is stored, where the form stands in a popup. */
  thanks?: ReactNode
  /** What to do about a refusal, by the service's code: stands below what it says. */
  helpAfter?: Readonly<Record<string, ReactNode>>
  /** Shown in its place once the service has refused it with this code. */
  insteadAfter?: Readonly<Record<string, ReactNode>>
  hasFile?: boolean
  /** What was typed, as it will look, in a `FormPreview`: a second button asks for it, and nothing is stored. */
  preview?: (values: FormValues) => ReactNode
  /** Whose draft it is: what he has not sent yet is kept in his tab, through a reload. */
  draftOf?: string | undefined
  /** What else is wrong with what was typed, by the field's name; said together with every other fault. */
  findMore?: ((form: FormData) => Readonly<Record<string, string>>) | undefined
  children?: ReactNode
}

/**
 * A form that is sent to be stored: works without JavaScript; with it nothing that was typed leaves
 * the page, and what the browser finds wrong is said at once, in the same words.
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
  /** What the form had been answered with when it was sent last: where that leads on, it stays the fetcher's. */
  const [before, setBefore] = useState<FormAnswer>()
  const answer = fetcher.data && fetcher.data !== before ? fetcher.data : pageAnswer
  const [found, setFound] = useState<readonly FieldFault[] | null>(null)
  const isSending = fetcher.state !== 'idle'

  const refused = answer?.kind === 'refused' ? answer.faults : none
  const code = (answer?.kind === 'refused' && answer.code) || ''
  const faults = found ?? refused
  // Kept from before: with JavaScript the fields still hold what was typed.
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
        // The browser's own bubbles speak its language and vanish: faults stand in the page.
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
        {/* First: of a form that is too large only its beginning arrives. */}
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
