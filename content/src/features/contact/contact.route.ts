import { contactCalls } from '@washhouse/contract/contact/contact.calls'
import { ProblemReceipt } from '@washhouse/contract/contact/contact.contract'
import { contactClicksWire, problemStatusWire } from '@washhouse/contract/contact/contact.wire'
import { notFound } from '@washhouse/contract/wire/errors'
import type { Routes, Writes } from '../../core/area.ts'
import { memberRoute, secretRoute, route } from '../../core/calls/contract-route.ts'
import { bindEitherWrite, bindMemberWrite, bindWrite } from '../../core/calls/bound-write.ts'
import { writeRoute } from '../../core/calls/write-route.ts'
import { globalRoute } from '../../core/records/items-routes.ts'
import { changeDateColumn } from '../../platform/fields/change-date.fields.ts'
import { contactEnv } from './contact.env.ts'
import { countClick, readClicks } from './click/contact-click.rows.ts'
import { findProblemStatus, findReportsOf, joinReport } from './problem/problem-reports.rows.ts'
import { receiveLead, type SentLead } from './receive/receive-lead.ts'

const leadLimits = {
  // Attempts, including refused ones. `leadQuota` limits the stored ones.
  most: contactEnv.postLimit * 3,
  spanSeconds: 600,
  // A message of 4,000 Thai characters takes 36,000 bytes in a form.
  maxBytes: 48 * 1024,
}

export const contactRoutes: Routes = (payload) => [
  globalRoute(payload, contactCalls.getContactPage, 'contact-page', { columns: changeDateColumn }),
  // This limit makes it hard to guess other people's references.
  secretRoute(
    route(contactCalls.getProblemStatus, async ({ path, language }) => {
      const status = await findProblemStatus(payload, path['reference'] ?? '')
      if (!status) throw notFound('Problem report')
      return { body: { result: problemStatusWire.encode(status, language) } }
    }),
    { most: 60, spanSeconds: 60 },
  ),
  memberRoute(contactCalls.listReports, async ({ member, language }) => {
    const own = await findReportsOf(payload, member.id)
    return { body: { result: own.map((each) => problemStatusWire.encode(each, language)) } }
  }),
  route(contactCalls.getContactClicks, async ({ query, language }) => {
    const counted = await readClicks(payload, query.type)
    return { body: { data: contactClicksWire.encode(counted, language) } }
  }),
]

export const contactWrites: Writes = (payload) => {
  const receive = async (sent: SentLead) => void (await receiveLead(payload, sent))
  return [
    writeRoute(leadLimits, [
      bindEitherWrite(contactCalls.sendMessage, receive),
      bindEitherWrite(contactCalls.sendInterest, receive),
      bindEitherWrite(contactCalls.reportProblem, async (sent) => {
        const { reference } = await receiveLead(payload, sent)
        return ProblemReceipt.parse({ reference })
      }),
    ]),
    // This limit makes it hard to guess the proof (phone number or email address) for a report.
    writeRoute({ most: 10, spanSeconds: 600 }, [
      bindMemberWrite(contactCalls.joinReport, ({ record, member }) =>
        joinReport(payload, record, member.id),
      ),
    ]),
    writeRoute({ most: 60, spanSeconds: 60 }, [
      bindWrite(contactCalls.countContactClick, ({ record }) => countClick(payload, record.type)),
    ]),
  ]
}
