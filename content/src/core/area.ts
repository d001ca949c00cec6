import type { BasePayload, CollectionConfig, GlobalConfig } from 'payload'
import type { MemberAdministration } from './accounts/member-administration.ts'
import type { PersonalData } from './accounts/personal-data.ts'
import type { CaseKinds } from './cases/case-kind.ts'
import type { ContractRoute } from './calls/contract-route.ts'
import type { Streams } from './calls/member-stream.ts'
import type { ContractWrite } from './calls/write-route.ts'
import type { DigestSource } from './digest/digest-source.ts'
import type { AreaFiles } from './files/area-file.ts'
import type { Erasable } from './erasures/erasures.rows.ts'
import type { FileUse } from './files/library/file-use.ts'
import type { NotificationSource } from './notifications/notifier.ts'
import type { OutboxSource } from './mail/outbox-source.ts'
import type { RetentionJobs } from './retention/retention-job.ts'
import type { SearchSource } from './search/search-source.ts'
import type { StallCheck } from './work/stall-watch.ts'

type Stop = () => void | Promise<void>

/** An area's reads, and its writes, bound to where its records are kept. */
export type Routes = (payload: BasePayload) => ContractRoute[]
export type Writes = (payload: BasePayload) => ContractWrite[]

/** One subject of the service, with all that the composition has to know of it. */
export interface Area {
  /** In the order of the admin's menu. */
  collections?: CollectionConfig[]
  globals?: GlobalConfig[]
  /** What stands above everything on the admin's first page while something needs staff. */
  notices?: string[]
  /** Parts of the admin's first page, as Payload names components: '/features/…/x.admin.tsx#X'. */
  dashboard?: string[]
  routes?: Routes
  writes?: Writes
  /** What members have that is no JSON. */
  streams?: Streams
  searchSources?: SearchSource[]
  /** Who may have the library files that stand in its records. */
  files?: readonly FileUse[]
  /** Files that it keeps apart, of which it says itself who may have each. */
  keptFiles?: AreaFiles
  /** What leaves by mail, and to other services. */
  outbox?: OutboxSource | readonly OutboxSource[]
  /** What members are told by itself. */
  tells?: readonly NotificationSource[]
  /** What of it the weekly digest tells of. */
  digest?: readonly DigestSource[]
  /** What it keeps of members. */
  personalData?: PersonalData
  /** What of it a restored backup must not bring back once it was erased. */
  erasable?: Erasable
  /** What it lets other areas do with a member's account. */
  memberAdministration?: MemberAdministration
  /** What it removes of what the retention table has, daily. */
  retention?: RetentionJobs
  /** What of it staff must answer. */
  caseKinds?: CaseKinds
  /** What is looked after every minute. */
  stallChecks?(payload: BasePayload): Readonly<Record<string, StallCheck>>
  /** Done at the start and then once a day, by the name that the log has for it. */
  dailyWork?(payload: BasePayload): Readonly<Record<string, () => Promise<void>>>
  /** What runs as long as the service does; gives the way to stop it. */
  start?(payload: BasePayload): Stop | Promise<Stop>
}
