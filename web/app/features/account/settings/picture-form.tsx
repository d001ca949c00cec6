import type { MediaId } from '@washhouse/contract/media/media.contract'
import { useRef, useState } from 'react'
import { Form } from 'react-router'
import type { FormAnswer } from '../../../core/blocks/form/form-answer.ts'
import { FormFile } from '../../../core/blocks/form/form-fields.tsx'
import { SubmitForm } from '../../../core/blocks/form/submit-form.tsx'
import { MemberPicture } from '../../../core/blocks/member-picture/member-picture.tsx'
import { maxPhotoBytes, photoTypes } from '../../../core/blocks/photo/photo-limits.ts'
import type { Square } from '../../../core/blocks/photo/square.ts'
import { localePath } from '../../../core/i18n/language.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { Button } from '../../../core/ui/button/button.tsx'
import type { ProfileMessageId } from './profile.messages.ts'

interface PictureFormProps {
  picture: MediaId | null
  answer?: FormAnswer | undefined
}

/** The longest side of a stored picture, in pixels. */
const side = 512
/** Percent. */
const middle = 50

/** Needs the picture as its key: a stored one empties the form. */
export function PictureForm({ picture, answer }: PictureFormProps) {
  const t = useText<ProfileMessageId>()
  const remove = localePath(useLanguage(), '/account/picture?remove')
  const canvas = useRef<HTMLCanvasElement>(null)
  const square = useRef<Square>(null)
  const [isPreview, setPreview] = useState(false)
  /** Null if there is nothing to move. */
  const [place, setPlace] = useState<number | null>(null)

  // Loaded after a file is chosen. If that fails, the file is sent as it is, without a preview.
  const load = () => import('../../../core/blocks/photo/square.ts')

  async function choose(input: HTMLInputElement) {
    // Stops the cut of an earlier picture.
    if (square.current) square.current.cuts += 1
    square.current = null
    setPreview(false)
    setPlace(null)
    const { openSquare, cutSquare, canMove } = await load()
    const limit = { maxBytes: maxPhotoBytes, tooLarge: t('picture.fault.size') }
    const opened = await openSquare(input, limit)
    if (!opened || !canvas.current) return
    square.current = opened
    if (canMove(opened)) setPlace(middle)
    setPreview(true)
    await cutSquare(opened, canvas.current, middle)
  }

  async function move(to: number) {
    setPlace(to)
    const { cutSquare } = await load()
    if (square.current && canvas.current) await cutSquare(square.current, canvas.current, to)
  }

  return (
    <div className="setting-picture">
      <div className="setting-picture__shown">
        <MemberPicture id={picture} size="large" />
        <canvas ref={canvas} width={side} height={side} hidden={!isPreview} aria-hidden="true" />
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
        <FormFile
          name="picture"
          label={t('picture.file')}
          hint={t('picture.file.hint')}
          accept={photoTypes}
          required
          onChange={({ currentTarget }) => void choose(currentTarget)}
          whenMissing={t('picture.fault.missing')}
          whenMalformed={t('picture.fault.size')}
        />
        {place !== null && (
          <label className="setting-picture__place">
            {t('picture.place')}
            <input
              type="range"
              min="0"
              max="100"
              value={place}
              onChange={({ currentTarget }) => void move(Number(currentTarget.value))}
            />
          </label>
        )}
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
