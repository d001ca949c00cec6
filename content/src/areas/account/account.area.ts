import type { Area } from '../../engines/area.ts'
import { memberConsents } from '../../engines/consents/member-consents.collection.ts'
import { memberPictures } from '../../engines/files/member-pictures/member-picture.collection.ts'
import { sweepPictures } from '../../engines/files/member-pictures/member-picture.files.ts'
import { eraseMember } from './care/erase-member.ts'
import { memberHistory } from './care/member-history.collection.ts'
import { liftSuspension, suspendMember } from './care/suspend-member.ts'
import { emailWrites } from './email/email.route.ts'
import { exportRoutes } from './export/export.route.ts'
import { exportStreams } from './export/export.stream.ts'
import { memberOutbox } from './mail/member-outbox.ts'
import { keepAppealAnswer, takeAppealAnswerBack } from './mail/queue-mail.ts'
import { memberIdentities } from './identity/member-identities.collection.ts'
import { lineOutbox } from './line/leave-line.ts'
import { lineRoutes, lineWrites } from './line/line.route.ts'
import { members } from './member/member.collection.ts'
import { passwordWrites } from './password/password.route.ts'
import { pictureWrites } from './picture/picture.route.ts'
import { profileRoutes, profileWrites } from './profile/profile.route.ts'
import { registrationWrites } from './registration/registration.route.ts'
import { accountOfMember } from './removal/account-of-member.ts'
import { eraseMembers } from './removal/erase-members.ts'
import { removalWrites } from './removal/removal.route.ts'
import { forgetInactive, tellInactive, tellInactiveAgain } from './retention/forget-inactive.ts'
import { forgetUnverified, tellUnverified } from './retention/forget-unverified.ts'
import { noteLastUses } from './retention/last-use.rows.ts'
import { roleRoutes } from './role/role.route.ts'
import { sessionRoutes, sessionWrites } from './session/session.route.ts'
import { signInWrites } from './sign-in/sign-in.route.ts'
import { verificationWrites } from './verification/verification.route.ts'

export const accountArea: Area = {
  collections: [members, memberPictures, memberHistory, memberIdentities, memberConsents],
  routes: (payload) => [
    ...roleRoutes(),
    ...sessionRoutes(payload),
    ...profileRoutes(),
    ...exportRoutes(payload),
    ...lineRoutes(payload),
  ],
  writes: (payload) => [
    ...signInWrites(payload),
    ...sessionWrites(payload),
    ...registrationWrites(payload),
    ...verificationWrites(payload),
    ...passwordWrites(payload),
    ...emailWrites(payload),
    ...profileWrites(payload),
    ...pictureWrites(payload),
    ...removalWrites(payload),
    ...lineWrites(payload),
  ],
  streams: exportStreams,
  outbox: [memberOutbox, lineOutbox],
  ofMembers: accountOfMember,
  erasable: eraseMembers,
  memberCare: {
    suspend: suspendMember,
    lift: liftSuspension,
    erase: eraseMember,
    answerAppeal: keepAppealAnswer,
    takeAnswerBack: takeAppealAnswerBack,
  },
  retention: {
    'unverified-accounts': [tellUnverified, forgetUnverified],
    'inactive-accounts': [noteLastUses, tellInactive, tellInactiveAgain, forgetInactive],
  },
  dailyWork: (payload) => ({ 'sweep pictures of members': () => sweepPictures(payload) }),
}
