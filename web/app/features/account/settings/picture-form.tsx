import type { MediaId } from '@washhouse/contract/media/media.contract'
import { useRef, useState } from 'react'
import { Form } from 'react-router'
import type { FormAnswer } from '../../../core/blocks/form/form-answer.ts'
import { useFormFields } from '../../../core/blocks/form/form-context.ts'
import { SubmitForm } from '../../../core/blocks/form/submit-form.tsx'
import { MemberPicture } from '../../../core/blocks/member-picture/member-picture.tsx'
import { maxPhotoBytes, photoTypes } from '../../../core/blocks/photo/photo-limits.ts'
import { localePath } from '../../../core/i18n/language.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { Button } from '../../../core/ui/button/button.tsx'
import { FileField } from '../../../core/ui/field/field.tsx'
import type { ProfileMessageId } from './profile.messages.ts'

interface PictureFormProps {
  picture: MediaId | null
  answer?: FormAnswer | undefined
}

/** Pixels of the preview, for a screen with two device pixels per CSS pixel. */
const previewSize = 256

export function PictureForm({ picture, answer }: PictureFormProps) {
  const t = useText<ProfileMessageId>()
  const remove = localePath(useLanguage(), '/account/picture?remove')
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isPreview, setPreview] = useState(false)

  async function preview(input: HTMLInputElement) {
    const limit = { maxBytes: maxPhotoBytes, tooLarge: t('picture.fault.size') }
    // Loaded after a file is chosen. If that fails, the file is sent as it is, without a preview.
    const [{ preparePhoto }, { drawMiddle }] = await Promise.all([
      import('../../../core/blocks/photo/prepare-photo.ts'),
      import('../../../core/blocks/photo/draw-middle.ts'),
    ])
    await preparePhoto(input, limit)
    const chosen = input.files?.[0]
    setPreview(Boolean(chosen && canvas.current && (await drawMiddle(chosen, canvas.current))))
  }

  return (
    <div className="setting-picture">
      <div className="setting-picture__shown">
        <MemberPicture id={picture} size="large" />
        <canvas
          ref={canvas}
          width={previewSize}
          height={previewSize}
          hidden={!isPreview}
          aria-hidden="true"
        />
      </div>
      <SubmitForm
        id="picture"
        action="/account/picture"
        answer={answer}
        submitLabel={t('picture.send')}
        submitVariant="secondary"
        hasFile
      >
        <p>{t('picture.lead')}</p>
        <PictureField onChoose={(input) => void preview(input)} />
      </SubmitForm>
      {picture && (
        <Form method="post" action={remove}>
          <Button type="submit" variant="secondary">
            {t('picture.remove')}
          </Button>
        </Form>
      )}
    </div>
  )
}

function PictureField({ onChoose }: { onChoose: (input: HTMLInputElement) => void }) {
  const t = useText<ProfileMessageId>()
  const { file } = useFormFields()
  return (
    <FileField
      {...file('picture')}
      label={t('picture.file')}
      hint={t('picture.file.hint')}
      accept={photoTypes}
      required
      onChange={({ currentTarget }) => onChoose(currentTarget)}
      whenMissing={t('picture.fault.missing')}
      whenMalformed={t('picture.fault.size')}
    />
  )
}
