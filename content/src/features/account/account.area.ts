import type { CollectionConfig } from 'payload'
import { accountRoutes, accountStreams, accountWrites } from './account.route.ts'
import type { Area } from '../../core/area.ts'
import { memberConsents } from '../../core/consents/member-consents.collection.ts'
import { memberPictures } from '../../core/files/member-pictures/member-picture.collection.ts'
import { sweepPictures } from '../../core/files/member-pictures/member-picture.files.ts'
import { memberAdministrationEndpoints } from './administration/administration.endpoints.ts'
import { eraseMember, liftSuspension, suspendMember } from './administration/act-on-member.ts'
import { memberHistory } from './administration/member-history.collection.ts'
import { memberOutbox } from './mail/member-outbox.ts'
import { queueAppealAnswer } from './mail/queue-mail.ts'
import { memberIdentities } from './identity/member-identities.collection.ts'
import { lineOutbox } from './line/unlink-line.ts'
import { members } from './member/member.collection.ts'
import { accountOfMember } from './account-of-member.ts'
import { eraseMembers } from './removal/remove-member.ts'
import {
  deleteInactiveMembers,
  warnInactive,
  warnInactiveAgain,
} from './retention/delete-inactive.ts'
import { deleteUnverifiedMembers, warnUnverified } from './retention/delete-unverified.ts'
import { noteLastUses } from './retention/unused-members.ts'

const membersInAdmin: CollectionConfig<'members'> = {
  ...members,
  endpoints: memberAdministrationEndpoints,
}

export const accountArea: Area = {
  collections: [membersInAdmin, memberPictures, memberHistory, memberIdentities, memberConsents],
  routes: accountRoutes,
  writes: accountWrites,
  streams: accountStreams,
  outbox: [memberOutbox, lineOutbox],
  personalData: accountOfMember,
  erasable: eraseMembers,
  memberAdministration: {
    suspend: suspendMember,
    lift: liftSuspension,
    erase: eraseMember,
    answerAppeal: queueAppealAnswer,
  },
  retention: {
    'unverified-accounts': [warnUnverified, deleteUnverifiedMembers],
    'inactive-accounts': [noteLastUses, warnInactive, warnInactiveAgain, deleteInactiveMembers],
  },
  dailyWork: (payload) => ({ 'sweep pictures of members': () => sweepPictures(payload) }),
}
