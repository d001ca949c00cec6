import { maxSearchText } from '@washhouse/contract/search/search-limits'
import { Form } from 'react-router'
import { localePath } from '../../i18n/language.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/field.tsx'
import type { SearchMessageId } from './search.messages.ts'

export function SearchForm({ text, error }: { text: string; error: string | undefined }) {
  const t = useText<SearchMessageId>()
  const language = useLanguage()
  return (
    <search aria-label={t('search.form')}>
      <Form className="search-form on-foam" method="get" action={localePath(language, '/search')}>
        <TextField
          // Back and forward bring another text.
          key={text}
          type="search"
          name="q"
          icon="search"
          label={t('search.field')}
          placeholder={t('search.example')}
          defaultValue={text}
          error={error}
          maxLength={maxSearchText}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit">{t('search.submit')}</Button>
      </Form>
    </search>
  )
}
