import { Form } from 'react-router'
import { localePath } from '../../core/i18n/language.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import { Button } from '../../core/ui/button/button.tsx'
import { TextField } from '../../core/ui/field/field.tsx'
import type { ProblemStatusMessageId } from './problem-status.messages.ts'

interface CodeFormProps {
  typed: string | null
  fault: string | undefined
}

/** Accepts a code with or without its dash. */
export function CodeForm({ typed, fault }: CodeFormProps) {
  const t = useText<ProblemStatusMessageId>()
  const language = useLanguage()
  return (
    <Form
      className="problem-code"
      method="get"
      action={localePath(language, '/problem/status')}
      // A document navigation: measuring scripts of this page do not see the URL with the code.
      reloadDocument
    >
      <TextField
        // A new field for each rejected code, so that it gets the focus.
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
