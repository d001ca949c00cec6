import { useMemo, useState, type FormEvent, type ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { useText } from '../../i18n/use-text.tsx'
import { Button } from '../../ui/button/button.tsx'
import { findFaults, type FieldFault } from '../../ui/field/find-faults.ts'
import { hiddenFields, type LeadAnswer, type LeadIssue, type LeadValues } from './lead-answer.ts'
import { LeadContext } from './lead-context.ts'
import { LeadFaults } from './lead-faults.tsx'
import type { LeadFormMessageId } from './lead-form.messages.ts'
import { useIssue } from './use-issue.ts'
import './lead-form.css'

interface LeadFormProps {
  /** The page whose action takes it, in the visitor's language. */
  action: string
  /** From the loader; null on a page that is kept by a cache: there the browser makes it. */
  issue: LeadIssue | null
  /** What the page's action gave, for a browser without JavaScript. */
  answer?: LeadAnswer | undefined
  submitLabel: string
  /** Shown in its place once it is stored, where the form stands in a popup. */
  thanks?: ReactNode
  hasFile?: boolean
  /** A phone number or an email must be there; said together with every other fault. */
  needsReply?: boolean
  children: ReactNode
}

/**
 * A form for visitors: works without JavaScript; with it nothing that was typed leaves the page, and
 * what the browser finds wrong is said at once, in the same words.
 */
export function LeadForm({
  action,
  issue: given,
  answer: pageAnswer,
  submitLabel,
  thanks,
  hasFile = false,
  needsReply = false,
  children,
}: LeadFormProps) {
  const t = useText<LeadFormMessageId>()
  const fetcher = useFetcher<LeadAnswer>()
  const answer = fetcher.data ?? pageAnswer
  const [found, setFound] = useState<readonly FieldFault[] | null>(null)
  const issue = useIssue(given)
  const isSending = fetcher.state !== 'idle'

  const refused = answer?.kind === 'refused' ? answer.faults : none
  const faults = found ?? refused
  // Kept from before: with JavaScript the fields still hold what was typed.
  const values = pageAnswer && 'values' in pageAnswer ? pageAnswer.values : noValues
  const shared = useMemo(() => ({ faults, values }), [faults, values])

  function check(event: FormEvent<HTMLFormElement>) {
    if (isSending) return event.preventDefault()
    const form = event.currentTarget
    const isUnreachable = needsReply && !canBeAnswered(form)
    const faultsHere = findFaults(
      form,
      isUnreachable ? { phone: t('lead.fault.unreachable') } : undefined,
    )
    setFound(faultsHere.length > 0 ? faultsHere : null)
    if (faultsHere.length > 0) return event.preventDefault()
    const sentAt = form.elements.namedItem(hiddenFields.sentAt)
    if (sentAt instanceof HTMLInputElement) sentAt.value = String(Date.now())
  }

  if (thanks && answer?.kind === 'stored') return <>{thanks}</>
  return (
    <LeadContext value={shared}>
      <fetcher.Form
        className="lead-form"
        method="post"
        action={action}
        encType={hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
        // The browser's own bubbles speak its language and vanish: faults stand in the page.
        noValidate
        onSubmit={check}
      >
        {!isSending && <LeadFaults found={found} answer={answer} />}
        <input type="hidden" name={hiddenFields.key} value={values['key'] || issue?.key || ''} />
        <input
          type="hidden"
          name={hiddenFields.openedAt}
          value={values['openedAt'] || issue?.openedAt || ''}
        />
        {!given && <input type="hidden" name={hiddenFields.sentAt} />}
        {thanks && <input type="hidden" name={hiddenFields.inPlace} value="1" />}
        {children}
        <Trap label={t('lead.trap')} />
        <div className="lead-form__send">
          <Button type="submit" isLoading={isSending}>
            {isSending ? t('lead.sending') : submitLabel}
          </Button>
        </div>
      </fetcher.Form>
    </LeadContext>
  )
}

function canBeAnswered(form: HTMLFormElement): boolean {
  const fields = new FormData(form)
  return ['phone', 'email'].some((name) => {
    const typed = fields.get(name)
    return typeof typed === 'string' && typed.trim() !== ''
  })
}

const none: readonly FieldFault[] = []
const noValues: LeadValues = {}

/** Nobody sees, reaches or hears it. */
function Trap({ label }: { label: string }) {
  return (
    <div className="lead-form__trap" aria-hidden="true">
      <label>
        {label}
        <input type="text" name={hiddenFields.trap} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
