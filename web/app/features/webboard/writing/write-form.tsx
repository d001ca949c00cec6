import { boardLengths } from '@washhouse/contract/webboard/board-lengths'
import { countSeen, tidyLine, tidyText } from '@washhouse/contract/text/tidy-text'
import { Link } from 'react-router'
import type { FormAnswer, FormIssue, FormValues } from '../../../blocks/form/form-answer.ts'
import { useFormFields } from '../../../blocks/form/form-context.ts'
import { FormPreview } from '../../../blocks/form/form-preview.tsx'
import { SubmitForm } from '../../../blocks/form/submit-form.tsx'
import { localePath } from '../../../i18n/language.ts'
import { langOfName } from '../../../i18n/untranslated.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { TextAreaField, TextField } from '../../../ui/field/field.tsx'
import { BoardPictures } from '../topic/board-pictures.tsx'
import { PicturesField } from './pictures/pictures-field.tsx'
import { readImages } from './pictures/picture-list.ts'
import { AskAgainLink } from './why-not.tsx'
import { WrittenText } from '../talk/written-text.tsx'
import type { WritingMessageId } from './writing.messages.ts'

interface WriteFormProps {
  /** The page that takes it, in the visitor's language. */
  action: string
  /** Of what is new. */
  issue?: FormIssue
  answer?: FormAnswer | undefined
  initial?: FormValues
  submitLabel: string
  hasTitle?: boolean
  draftOf: string | undefined
  /** Where that stands which was sent before. */
  sentTo: string
}

/** By which a member writes a post or a reply, or changes one: kept as a draft, and shown as it will look. */
export function WriteForm({
  action,
  issue,
  answer,
  initial,
  submitLabel,
  hasTitle = false,
  draftOf,
  sentTo,
}: WriteFormProps) {
  const t = useText<WritingMessageId>()
  const language = useLanguage()
  return (
    <SubmitForm
      action={action}
      {...(issue && { issue })}
      answer={answer}
      initial={initial}
      submitLabel={submitLabel}
      draftOf={draftOf}
      hasFile
      preview={(values) => (
        <FormPreview of={values}>
          <Preview {...values} />
        </FormPreview>
      )}
      findMore={(form) => {
        const faults = findShort(form)
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
        'REQUESTS_EXCEEDED.same_text': <Link to={sentTo}>{t('write.sentBefore')}</Link>,
      }}
    >
      {hasTitle && <TitleField />}
      <DetailField rows={hasTitle ? 10 : 6} />
      <PicturesField />
    </SubmitForm>
  )
}

/** Counted as the service does: by what is seen. */
function findShort(form: FormData) {
  const seen = (name: string) => {
    const typed = form.get(name)
    return typeof typed === 'string' ? countSeen(typed.normalize()) : 0
  }
  return {
    title: form.has('title') && seen('title') < boardLengths.leastTitle,
    detail: seen('detail') < boardLengths.leastDetail,
  }
}

function TitleField() {
  const t = useText<WritingMessageId>()
  const { field } = useFormFields()
  return (
    <TextField
      {...field('title')}
      label={t('write.title')}
      hint={t('write.title.hint')}
      maxLength={boardLengths.title}
      autoComplete="off"
      required
      whenMissing={t('write.title.missing')}
    />
  )
}

function DetailField({ rows }: { rows: number }) {
  const t = useText<WritingMessageId>()
  const { field } = useFormFields()
  return (
    <TextAreaField
      {...field('detail')}
      label={t('write.detail')}
      hint={t('write.detail.hint')}
      rows={rows}
      maxLength={boardLengths.detail}
      required
      whenMissing={t('write.detail.missing')}
    />
  )
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
