import { accountCalls } from '@washhouse/contract/account/account.calls'
import type {
  Profile,
  ProfileChanges,
  ProfilePicture,
} from '@washhouse/contract/account/account.contract'
import type { FormDefinition } from '../../../blocks/form/form-definition.ts'
import { photoFaultTexts } from '../../../blocks/photo/photo-faults.server.ts'
import { maxPhotoBytes } from '../../../blocks/photo/photo-limits.ts'
import { profileMessages } from './profile.messages.ts'

/** A picture that a member shows himself by. */
export const pictureForm: FormDefinition<ProfilePicture, Profile> = {
  write: accountCalls.setPicture,
  fields: [],
  file: { name: 'picture', maxBytes: maxPhotoBytes },
  findMore: findMissing,
  faultTexts: {
    'picture.required': profileMessages['picture.fault.missing'],
    'picture.too_large': profileMessages['picture.fault.size'],
    ...photoFaultTexts('picture'),
    picture: profileMessages['picture.fault'],
  },
}

export const removePicture: FormDefinition<Partial<ProfileChanges>, Profile> = {
  write: accountCalls.changeMe,
  fields: [],
  addFields: () => ({ avatar: null }),
}

function findMissing(form: FormData): Record<string, string> {
  const sent = form.get('picture')
  // A browser sends an empty file for none.
  return sent instanceof File && sent.size > 0 ? {} : { picture: 'required' }
}
