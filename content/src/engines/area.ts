import type { BasePayload, CollectionConfig, GlobalConfig } from 'payload'
import type { ContractRoute } from './calls/contract-route.ts'
import type { ContractWrite } from './calls/write-route.ts'
import type { SearchSource } from './search/search-source.ts'

type Stop = () => void | Promise<void>

/** One subject of the service, with all that the composition has to know of it. */
export interface Area {
  /** In the order of the admin's menu. */
  collections?: CollectionConfig[]
  globals?: GlobalConfig[]
  /** Parts of the admin's first page, as Payload names components: '/areas/…/x.admin.tsx#X'. */
  dashboard?: string[]
  routes?(payload: BasePayload): ContractRoute[]
  writes?(payload: BasePayload): ContractWrite[]
  searchSources?: SearchSource[]
  /** Done at the start and then once a day, by the name that the log has for it. */
  dailyWork?(payload: BasePayload): Readonly<Record<string, () => Promise<void>>>
  /** What runs as long as the service does; gives the way to stop it. */
  start?(payload: BasePayload): Stop | Promise<Stop>
}
