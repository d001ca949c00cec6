import type { BasePayload, CollectionConfig, GlobalConfig } from 'payload'
import type { MemberAdministration } from './accounts/member-administration.ts'
import type { PersonalData } from './accounts/personal-data.ts'
import type { AlertChecks } from './alerts/alert.ts'
import type { CaseKinds } from './cases/case-kind.ts'
import type { ContractRoute } from './calls/contract-route.ts'
import type { Streams } from './calls/private-stream.ts'
import type { ContractWrite } from './calls/write-route.ts'
import type { DigestSource } from './digest/digest-source.ts'
import type { AreaFiles } from './files/area-file.ts'
import type { Erasable } from './erasures/erasures.rows.ts'
import type { FileUse } from './files/library/file-use.ts'
import type { NotificationSource } from './notifications/notifier.ts'
import type { OutboxSource } from './mail/outbox-source.ts'
import type { RetentionJobs } from './retention/retention-job.ts'
import type { SearchSource } from './search/search-source.ts'

type Stop = () => void | Promise<void>

/** A feature's reads and writes, bound to its database. */
export type Routes = (payload: BasePayload) => ContractRoute[]
export type Writes = (payload: BasePayload) => ContractWrite[]

/** A feature of the service: all parts that the composition connects. */
export interface Area {
  /** In the order of the admin menu. */
  collections?: CollectionConfig[]
  globals?: GlobalConfig[]
  /** Components at the top of the admin's first page, for something that staff must do. Named as in `dashboard`. */
  notices?: string[]
  /** Widgets of the admin's first page, as Payload names components: '/features/…/x.admin.tsx#X'. */
  dashboard?: string[]
  routes?: Routes
  writes?: Writes
  /** Private downloads that are not JSON. */
  streams?: Streams
  searchSources?: SearchSource[]
  /** Access rules for library files that its records use. */
  files?: readonly FileUse[]
  /** Files that it stores separately, with its own access rules. */
  privateFiles?: AreaFiles
  /** What it sends by email and to other services. */
  outbox?: OutboxSource | readonly OutboxSource[]
  /** Notifications that it sends to members. */
  tells?: readonly NotificationSource[]
  digest?: readonly DigestSource[]
  /** The personal data of members that it stores. */
  personalData?: PersonalData
  /** Erased records that a restored backup must not bring back. */
  erasable?: Erasable
  /** Operations on member accounts that other features may use. */
  memberAdministration?: MemberAdministration
  /** Daily jobs that delete data after its retention period, by the entry's name in `retentionTable`. */
  retention?: RetentionJobs
  /** Cases that staff must answer. */
  caseKinds?: CaseKinds
  /** Checks that run every minute. Each alert has one. */
  alerts?(payload: BasePayload): AlertChecks
  /** Work at start and then once a day, by its name in the log. */
  dailyWork?(payload: BasePayload): Readonly<Record<string, () => Promise<void>>>
  /** Work that runs as long as the service. Returns a function that stops it. */
  start?(payload: BasePayload): Stop | Promise<Stop>
}
