import { Form } from 'react-router'
import { localePath } from '../../core/i18n/language.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import { Button } from '../../core/ui/button/button.tsx'
import { TextField } from '../../core/ui/field/field.tsx'
import type { ProblemStatusMessageId } from './problem-status.messages.ts'

interface CodeFormProps {
  typed: string | null
  /** Why the last code led nowhere. */
  fault: string | undefined
}

/** Takes a code as it is typed, with or without its dash. */
export function CodeForm({ typed, fault }: CodeFormProps) {
  const t = useText<ProblemStatusMessageId>()
  const language = useLanguage()
  return (
    <Form
      className="problem-code"
      method="get"
      action={localePath(language, '/problem/status')}
      // A document of its own: scripts that measure the page before do not see the address with the code.
      reloadDocument
    >
      <TextField
        // A code that was not found is looked at again: a field of its own, with the focus in it.
        key={typed}
        name="code"
        label={t('problemStatus.code')}
        hint={t('problemStatus.code.hint')}
        error={fault}
        defaultValue={typed ?? ''}
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={fault !== undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        required
      />
      <Button type="submit">{t('problemStatus.look')}</Button>
    </Form>
  )
}
