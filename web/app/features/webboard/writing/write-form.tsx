import { boardLengths } from '@washhouse/contract/webboard/board-lengths'
import type { OwnBoardAuthor } from '@washhouse/contract/webboard/webboard.contract'
import { countSeen, tidyLine, tidyText } from '@washhouse/contract/text/tidy-text'
import { Link } from 'react-router'
import { textOf, type FormValues } from '../../../core/blocks/form/form-answer.ts'
import { FormText, FormTextArea } from '../../../core/blocks/form/form-fields.tsx'
import { FormPreview } from '../../../core/blocks/form/form-preview.tsx'
import { SubmitForm, type SubmitFormProps } from '../../../core/blocks/form/submit-form.tsx'
import { localePath } from '../../../core/i18n/language.ts'
import { langOfName } from '../../../core/i18n/untranslated.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { Notice } from '../../../core/ui/notice/notice.tsx'
import { BoardPictures } from '../talk/board-pictures.tsx'
import { PicturesField } from './pictures-field.tsx'
import { readImages } from './picture-list.ts'
import { AskAgainLink } from './why-not.tsx'
import { WrittenText } from '../talk/written-text.tsx'
import type { WritingMessageId } from './writing.messages.ts'

type WriteFormProps = Pick<
  SubmitFormProps,
  'action' | 'issue' | 'answer' | 'initial' | 'submitLabel' | 'draftOf'
> & {
  hasTitle?: boolean
  /** Whether staff may see the text first. */
  review: OwnBoardAuthor['review']
  /** Thai path where an earlier identical text is shown. */
  sentTo: string
}

/** The form for new and edited posts and replies, with a stored draft and a preview. */
export function WriteForm({ hasTitle = false, review, sentTo, ...form }: WriteFormProps) {
  const t = useText<WritingMessageId>()
  const language = useLanguage()
  return (
    <SubmitForm
      {...form}
      hasFile
      preview={(values) => (
        <FormPreview of={values}>
          <Preview {...values} />
        </FormPreview>
      )}
      findMore={(typed) => {
        const faults = findShort(typed)
        return {
          ...(faults.title && { title: t('write.title.short') }),
          ...(faults.detail && { detail: t('write.detail.short') }),
        }
      }}
      helpAfter={{
        'FORBIDDEN.unverified': (
          <Link to={localePath(language, '/verify/request')}>{t('write.verify')}</Link>
        ),
        'FORBIDDEN.limited': <AskAgainLink />,
        'FORBIDDEN.waiting': (
          <Link to={localePath(language, '/webboard?scope=own')}>{t('write.ownPosts')}</Link>
        ),
        'REQUESTS_EXCEEDED.same_text': (
          <Link to={localePath(language, sentTo)}>{t('write.sentBefore')}</Link>
        ),
      }}
    >
      {review && <Notice>{t(`write.review.${review}`)}</Notice>}
      {hasTitle && (
        <FormText
          name="title"
          label={t('write.title')}
          hint={t('write.title.hint')}
          maxLength={boardLengths.title}
          autoComplete="off"
          required
          whenMissing={t('write.title.missing')}
        />
      )}
      <FormTextArea
        name="detail"
        label={t('write.detail')}
        hint={t('write.detail.hint')}
        rows={hasTitle ? 10 : 6}
        maxLength={boardLengths.detail}
        required
        whenMissing={t('write.detail.missing')}
      />
      <PicturesField />
    </SubmitForm>
  )
}

/** Counts visible characters, like the service. */
function findShort(form: FormData) {
  const seen = (name: string) => countSeen(textOf(form, name).normalize())
  return {
    title: form.has('title') && seen('title') < boardLengths.leastTitle,
    detail: seen('detail') < boardLengths.leastDetail,
  }
}

function Preview({ title, detail, images }: FormValues) {
  const language = useLanguage()
  const name = title && tidyLine(title)
  return (
    <>
      {name && (
        <p className="write__preview-title" lang={langOfName(language, name)}>
          <bdi>{name}</bdi>
        </p>
      )}
      <WrittenText text={tidyText(detail ?? '')} />
      <BoardPictures images={readImages(images)} />
    </>
  )
}
