import type { BasePayload } from 'payload'
import { staffData } from './record-data.ts'
import { signInAs, startStaffService } from './staff-service.ts'

interface Given {
  language?: 'th' | 'en'
  body?: object
}

/** Calls Payload's REST API as an editor in the admin. */
export async function startEditorCalls(payload: BasePayload) {
  await payload.create({ collection: 'staff', data: staffData('caller') })
  const service = await startStaffService(payload)
  const token = await signInAs(payload, 'caller@example.com')

  async function call(path: string, method: string, { language = 'en', body }: Given = {}) {
    const answer = await fetch(`${service.url}/cms-api${path}`, {
      method,
      headers: {
        authorization: `JWT ${token}`,
        'accept-language': language,
        'content-type': 'application/json',
      },
      body: body ? JSON.stringify(body) : null,
    })
    const text = await answer.text()
    const { errors } = JSON.parse(text)
    return { status: answer.status, text, message: String(errors?.[0]?.message ?? '') }
  }

  return { call, stop: () => service.stop() }
}
