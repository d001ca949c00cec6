import { photoFaultMessages } from './photo-fault.messages.ts'

/** What makes a picture cost too much to be drawn, as the service names it. */
export type PhotoFault = keyof typeof photoFaultMessages

export function isPhotoFault(type: string | undefined): type is PhotoFault {
  return type !== undefined && Object.hasOwn(photoFaultMessages, type)
}

/** The same as a form's `faultTexts`, for the field with the picture. */
export const photoFaultTexts = <Field extends string>(field: Field) => ({
  [`${field}.pixels`]: photoFaultMessages.pixels,
  [`${field}.decoded`]: photoFaultMessages.decoded,
  [`${field}.frames`]: photoFaultMessages.frames,
  [`${field}.slow`]: photoFaultMessages.slow,
})
