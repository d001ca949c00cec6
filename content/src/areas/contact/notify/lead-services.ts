import { adminUrl } from '../../../engines/admin/admin-url.ts'
import { causeLabels } from '../../../ground/languages/cause-labels.ts'
import { kindLabels } from '../lead/lead.labels.ts'
import { sayMoment } from './staff-mail.ts'
import type { NamedLead } from './stored-lead.ts'

/** What services are told of a lead. Who sent it and what he wrote stays here: the link leads to it. */
export function webhookBodyOf({ lead, province, branch }: NamedLead): object {
  return {
    type: 'lead.created',
    timestamp: lead.createdAt,
    data: {
      id: lead.id,
      kind: lead.kind,
      reference: lead.reference ?? null,
      province: province ?? null,
      branch: branch ?? null,
      adminUrl: adminUrl(`/collections/leads/${lead.id}`),
    },
  }
}

/** The same for staff's group in LINE. */
export function lineTextOf({ lead, province, branch }: NamedLead): string {
  const cause = lead.cause ? causeLabels[lead.cause].th : undefined
  return [
    [kindLabels[lead.kind].th, lead.reference].filter(Boolean).join(' '),
    [cause, province ?? branch].filter(Boolean).join(' · '),
    sayMoment(lead.createdAt),
    adminUrl(`/collections/leads/${lead.id}`),
  ]
    .filter(Boolean)
    .join('\n')
}
