import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { env } from '../src/platform/env.ts'
import type { ContractService } from './contract-service.ts'
import { formOf, photoFile, post } from './lead-posts.ts'
import type { SignedMember } from './member-requests.ts'
import { sendRaw, type RawRequest } from './raw-request.ts'
import { someone } from './visitor.ts'

const Kept = z.object({ data: z.object({ id: z.uuid() }) })

/** Uploads and reads of board pictures, and their stored files and records. */
export function openPictureBench({ payload, url }: ContractService) {
  async function send(file: File | undefined, { token }: SignedMember, fields: object = {}) {
    const form = formOf(fields, file ? { file } : {})
    return await post(`${url}/files`, form, { authorization: `Bearer ${token}` })
  }

  return {
    send,
    /** Uploads a small picture and returns its id. */
    async keep(member: SignedMember): Promise<string> {
      const { status, body } = await send(await photoFile(40, 30), member)
      if (status !== 200) throw new Error(`The picture was refused: ${JSON.stringify(body)}`)
      return Kept.parse(body).data.id
    },
    fileOf: (id: string) => join(env.boardPictureDir, `${id}.jpg`),
    isKept: (id: string) => existsSync(join(env.boardPictureDir, `${id}.jpg`)),
    async recordsOf({ id }: SignedMember) {
      const where = { memberId: { equals: id } }
      const { docs } = await payload.find({ collection: 'board-pictures', where, limit: 0 })
      return docs
    },
    /** Requests a picture as a member or a stranger. */
    async ask(path: string, member: SignedMember | undefined, request: RawRequest = {}) {
      const token = member && { authorization: `Bearer ${member.token}` }
      const headers = { ...someone(), ...token, ...request.headers }
      return await sendRaw(url, `/assets/${path}`, { ...request, headers })
    },
  }
}
