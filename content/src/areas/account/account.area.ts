import type { Area } from '../../engines/area.ts'
import { emailWrites } from './email/email.route.ts'
import { memberOutbox } from './mail/member-outbox.ts'
import { members } from './member/member.collection.ts'
import { passwordWrites } from './password/password.route.ts'
import { registrationWrites } from './registration/registration.route.ts'
import { roleRoutes } from './role/role.route.ts'
import { verificationWrites } from './verification/verification.route.ts'

export const accountArea: Area = {
  collections: [members],
  routes: () => [...roleRoutes()],
  writes: (payload) => [
    ...registrationWrites(payload),
    ...verificationWrites(payload),
    ...passwordWrites(payload),
    ...emailWrites(payload),
  ],
  outbox: memberOutbox,
}
