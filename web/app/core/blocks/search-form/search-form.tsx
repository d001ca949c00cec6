import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { Form } from 'react-router'
import { localePath } from '../../i18n/language.ts'
import { useLanguage } from '../../i18n/use-text.tsx'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/field.tsx'

interface SearchFormProps {
  className: string
  /** Thai address of the searched page. */
  action: string
  /** Name of the query parameter. */
  name: string
  text: string
  error?: string | undefined
  texts: { landmark: string; field: string; example: string; submit: string }
  maxLength: number
  submitVariant?: 'primary' | 'secondary'
  /** Other parameters, in hidden fields. */
  children?: ReactNode
}

/** The search field of a page, as a GET form. */
export function SearchForm({
  className,
  action,
  name,
  text,
  error,
  texts,
  maxLength,
  submitVariant = 'secondary',
  children,
}: SearchFormProps) {
  const field = useTextOfAddress(text)
  return (
    <search aria-label={texts.landmark}>
      <Form className={className} method="get" action={localePath(useLanguage(), action)}>
        {children}
        <TextField
          ref={field}
          type="search"
          name={name}
          icon="search"
          label={texts.field}
          placeholder={texts.example}
          defaultValue={text}
          error={error}
          maxLength={maxLength}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" variant={submitVariant}>
          {texts.submit}
        </Button>
      </Form>
    </search>
  )
}

/** Back, forward and links change the text of the field, but not a text that somebody types while results load. */
function useTextOfAddress(text: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  const previous = useRef(text)
  useEffect(() => {
    const input = field.current
    if (input && [previous.current, text].includes(input.value.trim())) input.value = text
    previous.current = text
  }, [text])
  return field
}
