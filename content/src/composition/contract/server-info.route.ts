import { defaultLanguage } from '@washhouse/contract/language'
import type { BasePayload } from 'payload'
import type { ContractRoute } from '../../core/calls/contract-route.ts'

/** `/server/info`: what a client may know of the project. */
export function serverInfo(payload: BasePayload): ContractRoute {
  return {
    method: 'GET',
    caller: 'anyone',
    path: '/server/info',
    isLocalised: true,
    parameterNames: [],
    async answer({ language }) {
      const settings = await payload.findGlobal({ slug: 'settings', locale: language, depth: 0 })
      const project = {
        project_name: settings.brandName || null,
        default_language: defaultLanguage,
      }
      return { body: { data: { project, setupCompleted: true } }, tags: ['settings'] }
    },
  }
}
