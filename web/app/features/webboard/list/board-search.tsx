import { maxSearchText } from '@washhouse/contract/search/search-limits'
import { Form } from 'react-router'
import { localePath } from '../../../i18n/language.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import type { BoardMessageId } from './board.messages.ts'

interface BoardSearchProps {
  text: string
  isTooLong: boolean
}

/** The words to look for among all posts, as a GET form. */
export function BoardSearch({ text, isTooLong }: BoardSearchProps) {
  const t = useText<BoardMessageId>()
  const language = useLanguage()
  return (
    <search aria-label={t('board.search')}>
      <Form className="board-search" method="get" action={localePath(language, '/webboard')}>
        <TextField
          // Back and forward bring another text.
          key={text}
          type="search"
          name="search"
          icon="search"
          label={t('board.search')}
          placeholder={t('board.search.example')}
          defaultValue={text}
          error={isTooLong ? t('board.search.tooLong', { most: maxSearchText }) : undefined}
          maxLength={maxSearchText}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" variant="secondary">
          {t('board.search.submit')}
        </Button>
      </Form>
    </search>
  )
}
