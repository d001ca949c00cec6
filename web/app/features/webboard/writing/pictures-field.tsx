import { boardLengths } from '@washhouse/contract/webboard/board-lengths'
import type { MediaId } from '@washhouse/contract/media/media.contract'
import { useEffect, useRef, useState } from 'react'
import { useFormFields } from '../../../core/blocks/form/form-context.ts'
import { FormFile } from '../../../core/blocks/form/form-fields.tsx'
import type { FormMessageId } from '../../../core/blocks/form/form.messages.ts'
import { maxPhotoBytes, photoTypes } from '../../../core/blocks/photo/photo-limits.ts'
import { Picture } from '../../../core/blocks/picture/picture.tsx'
import { useText } from '../../../core/i18n/use-text.tsx'
import { VisuallyHidden } from '../../../core/ui/visually-hidden/visually-hidden.tsx'
import type { WritingMessageId } from './writing.messages.ts'
import { ChosenPicture } from './chosen-picture.tsx'
import { readImages } from './picture-list.ts'
import './pictures-field.css'

/** The images of a text: uploaded ones, each with a checkbox to remove it, and chosen files. */
export function PicturesField() {
  const t = useText<WritingMessageId | FormMessageId>()
  const { field, answered } = useFormFields()
  const given = answered('images')
  const [kept, setKept] = useState(given ?? field('images').defaultValue)
  const [lastGiven, setLastGiven] = useState(given)
  const [removed, setRemoved] = useState<readonly MediaId[]>([])
  const { input, chosen, choose, drop } = useChosen(given)
  // The new answer means that the chosen files were uploaded.
  if (given !== lastGiven) {
    setLastGiven(given)
    setRemoved([])
    if (given !== undefined) setKept(given)
  }

  const ids = readImages(kept)
  const count = ids.length - removed.length + chosen.length
  useEffect(() => {
    const isTooLarge = chosen.some(({ size }) => size > maxPhotoBytes)
    const tooMany = count > boardLengths.images ? t('write.images.max') : ''
    input.current?.setCustomValidity(tooMany || (isTooLarge ? t('write.images.tooLarge') : ''))
  }, [input, chosen, count, t])

  return (
    <div className="pictures-field">
      {(ids.length > 0 || chosen.length > 0) && (
        <ul className="pictures-field__list">
          {ids.map((image, index) => (
            <li key={image} className="pictures-field__one">
              <input type="hidden" name="images" value={image} />
              <Picture
                id={image}
                alt={t('write.images.alt', { number: index + 1 })}
                width={160}
                height={120}
              />
              <label className="choice">
                <input
                  type="checkbox"
                  className="choice__control"
                  name="removed"
                  value={image}
                  onChange={({ currentTarget: { checked } }) =>
                    setRemoved((all) =>
                      checked ? [...all, image] : all.filter((other) => other !== image),
                    )
                  }
                />
                <span>
                  {t('write.images.remove')}
                  <VisuallyHidden> {t('write.images.alt', { number: index + 1 })}</VisuallyHidden>
                </span>
              </label>
            </li>
          ))}
          {chosen.map((picture, index) => (
            <ChosenPicture
              key={`${picture.name} ${picture.size} ${picture.lastModified}`}
              picture={picture}
              number={ids.length + index + 1}
              onDrop={() => void drop(picture)}
            />
          ))}
        </ul>
      )}
      <FormFile
        name="images"
        ref={input}
        label={t('write.images')}
        mark={t('form.optional')}
        hint={t('write.images.hint')}
        accept={photoTypes}
        multiple
        onChange={() => choose()}
      />
    </div>
  )
}

/** Chosen files that are not uploaded yet; each choice adds to the previous ones. */
function useChosen(given: string | undefined) {
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<readonly File[]>([])

  async function take(earlier: readonly File[]) {
    const box = input.current
    const added = Array.from(box?.files ?? [])
    if (!box || added.length === 0) return
    // Loaded after an image is chosen; if that fails, the files are sent as they are.
    const { makeSmaller, putFiles } = await import('../../../core/blocks/photo/prepare-photo.ts')
    const all = [...earlier, ...(await Promise.all(added.map(makeSmaller)))]
    putFiles(box, all)
    setChosen(all)
  }

  useEffect(() => {
    // Includes files chosen before hydration.
    if (given === undefined) void take([])
    else setChosen([])
    if (given !== undefined && input.current) input.current.value = ''
  }, [given])

  return {
    input,
    chosen,
    choose: () => void take(chosen),
    drop: async (picture: File) => {
      const rest = chosen.filter((other) => other !== picture)
      const { putFiles } = await import('../../../core/blocks/photo/prepare-photo.ts')
      if (input.current) putFiles(input.current, rest)
      setChosen(rest)
      input.current?.focus()
    },
  }
}
