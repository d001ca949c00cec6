import type { CollectionConfig } from 'payload'
import { accountRoutes, accountStreams, accountWrites } from './account.route.ts'
import type { Area } from '../../core/area.ts'
import { memberConsents } from '../../core/consents/member-consents.collection.ts'
import { memberPictures } from '../../core/files/member-pictures/member-picture.collection.ts'
import { sweepPictures } from '../../core/files/member-pictures/member-picture.files.ts'
import { careEndpoints } from './care/care.endpoints.ts'
import { eraseMember, liftSuspension, suspendMember } from './care/act-on-member.ts'
import { memberHistory } from './care/member-history.collection.ts'
import { memberOutbox } from './mail/member-outbox.ts'
import { keepAppealAnswer } from './mail/queue-mail.ts'
import { memberIdentities } from './identity/member-identities.collection.ts'
import { lineOutbox } from './line/leave-line.ts'
import { members } from './member/member.collection.ts'
import { accountOfMember } from './account-of-member.ts'
import { eraseMembers } from './removal/remove-member.ts'
import { forgetInactive, tellInactive, tellInactiveAgain } from './retention/forget-inactive.ts'
import { forgetUnverified, tellUnverified } from './retention/forget-unverified.ts'
import { noteLastUses } from './retention/unused-members.ts'

const membersInAdmin: CollectionConfig<'members'> = { ...members, endpoints: careEndpoints }

export const accountArea: Area = {
  collections: [membersInAdmin, memberPictures, memberHistory, memberIdentities, memberConsents],
  routes: accountRoutes,
  writes: accountWrites,
  streams: accountStreams,
  outbox: [memberOutbox, lineOutbox],
  ofMembers: accountOfMember,
  erasable: eraseMembers,
  memberCare: {
    suspend: suspendMember,
    lift: liftSuspension,
    erase: eraseMember,
    answerAppeal: keepAppealAnswer,
  },
  retention: {
    'unverified-accounts': [tellUnverified, forgetUnverified],
    'inactive-accounts': [noteLastUses, tellInactive, tellInactiveAgain, forgetInactive],
  },
  dailyWork: (payload) => ({ 'sweep pictures of members': () => sweepPictures(payload) }),
}
