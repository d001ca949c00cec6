import { FormFile } from '../../core/blocks/form/form-fields.tsx'
import type { FormMessageId } from '../../core/blocks/form/form.messages.ts'
import { maxPhotoBytes, photoTypes } from '../../core/blocks/photo/photo-limits.ts'
import { useText } from '../../core/i18n/use-text.tsx'
import type { ProblemMessageId } from './problem.messages.ts'

/** Must be the last field: of a form that is too large, only the fields before it arrive. */
export function PhotoField() {
  const t = useText<ProblemMessageId | FormMessageId>()
  return (
    <FormFile
      name="photo"
      label={t('problem.photo')}
      mark={t('form.optional')}
      hint={t('problem.photo.hint')}
      accept={photoTypes}
      onChange={({ currentTarget }) => {
        const limit = { maxBytes: maxPhotoBytes, tooLarge: t('problem.fault.photoSize') }
        // Loaded after a photo is chosen; if that fails, the photo is sent as it is.
        void import('../../core/blocks/photo/prepare-photo.ts').then(({ preparePhoto }) =>
          preparePhoto(currentTarget, limit),
        )
      }}
      whenMalformed={t('problem.fault.photoSize')}
    />
  )
}
