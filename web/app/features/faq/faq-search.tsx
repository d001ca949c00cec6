import { maxSearchText } from '@washhouse/contract/search/search-limits'
import { Form } from 'react-router'
import { localePath } from '../../i18n/language.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/field.tsx'
import type { FaqMessageId } from './faq.messages.ts'
import './faq-search.css'

export function FaqSearch({ text = '', error }: { text?: string; error?: string | undefined }) {
  const t = useText<FaqMessageId>()
  const language = useLanguage()
  return (
    <search aria-label={t('faq.search')}>
      <Form className="faq-search on-foam" method="get" action={localePath(language, '/faq')}>
        <TextField
          // Back and forward bring another text.
          key={text}
          type="search"
          name="search"
          icon="search"
          label={t('faq.search.field')}
          placeholder={t('faq.search.example')}
          defaultValue={text}
          error={error}
          maxLength={maxSearchText}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit">{t('faq.search.submit')}</Button>
      </Form>
    </search>
  )
}
