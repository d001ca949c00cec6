import { photoFaultMessages } from './photo-fault.messages.ts'

/** The service's error types for images that are too expensive to render. */
export type PhotoFault = keyof typeof photoFaultMessages

export function isPhotoFault(type: string | undefined): type is PhotoFault {
  return type !== undefined && Object.hasOwn(photoFaultMessages, type)
}

/** The same texts as `faultTexts` of a form, for the field with the image. */
export const photoFaultTexts = <Field extends string>(field: Field) => ({
  [`${field}.pixels`]: photoFaultMessages.pixels,
  [`${field}.decoded`]: photoFaultMessages.decoded,
  [`${field}.frames`]: photoFaultMessages.frames,
  [`${field}.slow`]: photoFaultMessages.slow,
})
