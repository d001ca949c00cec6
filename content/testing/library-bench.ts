import { randomUUID } from 'node:crypto'
import { startContractService } from './contract-service.ts'
import { startEditorCalls } from './editor-calls.ts'
import { makeOwnTables } from './own-tables.ts'
import { registerMember, type SignedMember } from './member-requests.ts'
import { staffData } from './record-data.ts'
import { staffCalls, tokenOf } from './staff-calls.ts'
import { testPassword } from './test-password.ts'

export type LibraryBench = Awaited<ReturnType<typeof startLibraryBench>>

/** Past, so that the record is already visible. */
const longAgo = '2020-01-01T00:00:00.000Z'

export const bearer = ({ token }: SignedMember) => ({ authorization: `Bearer ${token}` })

/** A service with the feature of `library-area.ts`. Tests must mock the list of features. */
export async function startLibraryBench() {
  const service = await startContractService()
  const { payload } = service
  await makeOwnTables(payload)
  const editor = await startEditorCalls(payload)
  const member = await registerMember(payload, 'member')
  const other = await registerMember(payload, 'other')
  await payload.create({ collection: 'staff', data: staffData('boss', 'administrator') })
  const body = { email: 'boss@example.com', password: testPassword }
  const staffToken = tokenOf(await staffCalls(() => payload)('/login', { body }))

  /** Saves a record of the test feature as an editor; returns its id. */
  async function save(path: string, record: object, method = 'POST'): Promise<number> {
    const { status, text } = await editor.call(path, method, { body: record })
    if (status >= 300) throw new Error(text)
    return JSON.parse(text).doc.id
  }

  return {
    service,
    payload,
    editor,
    member,
    other,
    /** The admin's cookie, and the token of a script. */
    staff: { cookie: `payload-token=${staffToken}` },
    staffProgram: { authorization: `JWT ${staffToken}` },
    save,

    publish: (slug: string, record: object) =>
      save(`/${slug}`, { from: longAgo, ...record, _status: 'published' }),

    saveDraft: (slug: string, record: object) =>
      save(`/${slug}?draft=true`, { from: longAgo, ...record, _status: 'draft' }),

    /** Stores a file in the library; returns its id. */
    async keep(data: Buffer, name: string): Promise<string> {
      const file = { data, name, mimetype: 'application/octet-stream', size: data.length }
      const record = { id: randomUUID(), name: '' }
      const { id } = await payload.create({ collection: 'library-files', data: record, file })
      return id
    },

    ask: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      fetch(service.url + path, { method, headers }),

    async stop() {
      editor.stop()
      await service.stop()
    },
  }
}
