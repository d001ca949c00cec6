import { maxSearchText } from '@washhouse/contract/search/search-limits'
import { SearchForm } from '../../core/blocks/search-form/search-form.tsx'
import { useText } from '../../core/i18n/use-text.tsx'
import './faq-search.css'
import type { FaqMessageId } from './faq.messages.ts'

export function FaqSearch({ text = '', error }: { text?: string; error?: string | undefined }) {
  const t = useText<FaqMessageId>()
  return (
    <SearchForm
      className="faq-search on-foam"
      action="/faq"
      name="search"
      text={text}
      error={error}
      texts={{
        landmark: t('faq.search'),
        field: t('faq.search.field'),
        example: t('faq.search.example'),
        submit: t('faq.search.submit'),
      }}
      maxLength={maxSearchText}
      submitVariant="primary"
    />
  )
}
