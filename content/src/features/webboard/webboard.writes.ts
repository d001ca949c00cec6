import { webboardCalls } from '@washhouse/contract/webboard/webboard.calls'
import type { BoardPost, BoardReply } from '@washhouse/contract/webboard/webboard.contract'
import { failedValidation, forbidden } from '@washhouse/contract/wire/errors'
import { FaultyBody } from '@washhouse/contract/wire/write-body'
import type { BasePayload } from 'payload'
import { bindMemberWrite, bindWrite } from '../../core/calls/bound-write.ts'
import type { Member } from '../../core/calls/member.ts'
import { writeRoute, type ContractWrite } from '../../core/calls/write-route.ts'
import { logTraffic } from '../../core/traffic/log-traffic.ts'
import { askAgain, askSuspensionAgain } from './moderation/remind-moderators.ts'
import { changeOwnAuthor } from './board/own-author.rows.ts'
import { followPost, unfollowPost } from './board/follow.rows.ts'
import { changePost } from './writing/change-post.ts'
import { findPost } from './board/find-posts.ts'
import { postOf, openPostView } from './board/post-rows.ts'
import { takeBack } from './writing/withdraw-writing.ts'
import { writePost } from './writing/write-post.ts'
import { changeReply } from './writing/change-reply.ts'
import { findReply } from './board/find-replies.ts'
import { storeBoardPicture, takePictureBack } from './writing/store-board-picture.ts'
import { writeReply } from './writing/write-reply.ts'
import { requestTakeDown } from './moderation/request-take-down.ts'
import { reportWriting } from './moderation/report-writing.ts'

/** 10,000 Thai letters take 90 kB in a URL-encoded form. */
const limits = { maxBytes: 128 * 1024, most: 60, spanSeconds: 60 }

const followLimits = { most: 120, spanSeconds: 60 }

/** Rate limits per author follow in each write. */
export function webboardWrites(payload: BasePayload): ContractWrite[] {
  return [
    writeRoute(limits, [
      bindMemberWrite(webboardCalls.writePost, async ({ record, member, address }) => {
        const id = await writePost(payload, member, record)
        logTraffic({ act: 'post', memberId: member.id, address, subject: `post:${id}` })
        return await shownPost(payload, member, String(id))
      }),
    ]),
    writeRoute(limits, [
      bindMemberWrite(webboardCalls.changePost, async ({ path, record, member, address }) => {
        const { id = '' } = path
        await changePost(payload, member, id, record)
        logTraffic({ act: 'post', memberId: member.id, address, subject: `post:${id}` })
        return await shownPost(payload, member, id)
      }),
    ]),
    writeRoute(limits, [
      bindMemberWrite(webboardCalls.removePost, async ({ path: { id = '' }, member }) =>
        takeBack(payload, member, { kind: 'post', id }),
      ),
    ]),
    writeRoute(limits, [
      bindMemberWrite(webboardCalls.writeReply, async ({ record, member, address }) => {
        const id = await writeReply(payload, member, record)
        logTraffic({ act: 'reply', memberId: member.id, address, subject: `reply:${id}` })
        return await shownReply(payload, member, String(id))
      }),
    ]),
    writeRoute(limits, [
      bindMemberWrite(webboardCalls.changeReply, async ({ path, record, member, address }) => {
        const { id = '' } = path
        await changeReply(payload, member, id, record)
        logTraffic({ act: 'reply', memberId: member.id, address, subject: `reply:${id}` })
        return await shownReply(payload, member, id)
      }),
    ]),
    writeRoute(limits, [
      bindMemberWrite(webboardCalls.removeReply, async ({ path: { id = '' }, member }) =>
        takeBack(payload, member, { kind: 'reply', id }),
      ),
    ]),
    ...pictureWrites(payload),
    writeRoute(followLimits, [
      bindMemberWrite(webboardCalls.followPost, ({ record, member }) =>
        followPost(payload, member, record.post),
      ),
    ]),
    writeRoute(followLimits, [
      bindMemberWrite(webboardCalls.unfollowPost, ({ path, member }) =>
        unfollowPost(payload, member, path['web_board'] ?? ''),
      ),
    ]),
    writeRoute({ most: 60, spanSeconds: 60 }, [
      bindMemberWrite(webboardCalls.reportWriting, async ({ record, member, visitor }) => {
        await reportWriting(payload, { id: member.id, network: visitor }, record)
        return undefined
      }),
    ]),
    writeRoute({ most: 20, spanSeconds: 60 }, [
      bindMemberWrite(webboardCalls.askAgain, async ({ record, member }) => {
        await askAgain(payload, member, record)
        return undefined
      }),
    ]),
    writeRoute({ most: 20, spanSeconds: 600 }, [
      bindWrite(webboardCalls.askSuspensionAgain, async ({ record }) => {
        await askSuspensionAgain(payload, record)
        return undefined
      }),
    ]),
    // Attempts, including refused ones; stored requests have their own limit.
    writeRoute({ most: 60, spanSeconds: 600 }, [
      bindWrite(webboardCalls.requestTakeDown, async ({ record, ...about }) => {
        await requestTakeDown(payload, record, about)
        return undefined
      }),
    ]),
    writeRoute({ most: 20, spanSeconds: 60 }, [
      bindMemberWrite(webboardCalls.changeOwnAuthor, async ({ record, member }) =>
        changeOwnAuthor(payload, member, record),
      ),
    ]),
  ]
}

/** A post as its author reads it; FORBIDDEN if it was removed meanwhile. */
async function shownPost(payload: BasePayload, member: Member, id: string): Promise<BoardPost> {
  const row = await findPost(payload, member, id)
  if (!row) throw forbidden()
  return postOf(row, await openPostView(payload, member))
}

async function shownReply(payload: BasePayload, member: Member, id: string): Promise<BoardReply> {
  const reply = await findReply(payload, member, id)
  if (!reply) throw forbidden()
  return reply
}

/** `POST /files`, which re-encodes uploads and is expensive, and `DELETE /files/{id}`. */
function pictureWrites(payload: BasePayload): ContractWrite[] {
  return [
    writeRoute({ most: 40, spanSeconds: 600 }, [
      bindMemberWrite(webboardCalls.sendPicture, async ({ files, member, ...call }) => {
        const file = files.get('file')
        if (!file) throw new FaultyBody([failedValidation('file', 'required', 'Value is required')])
        const kept = await storeBoardPicture(payload, member, file, call)
        logTraffic({ act: 'picture', memberId: member.id, address: call.address })
        return kept
      }),
    ]),
    writeRoute({ most: 120, spanSeconds: 60 }, [
      bindMemberWrite(webboardCalls.takePictureBack, async ({ path, member }) =>
        takePictureBack(payload, member, path['id'] ?? ''),
      ),
    ]),
  ]
}
