import { contactCalls, reportPhotoPath } from '@washhouse/contract/contact/contact.calls'
import { ProblemReceipt } from '@washhouse/contract/contact/contact.contract'
import {
  contactClicksWire,
  problemStatusWire,
  reportDetailsWire,
} from '@washhouse/contract/contact/contact.wire'
import { notFound } from '@washhouse/contract/wire/errors'
import type { Routes, Writes } from '../../core/area.ts'
import type { Streams } from '../../core/calls/private-stream.ts'
import type { Member } from '../../core/calls/member.ts'
import { eitherRoute, memberRoute, secretRoute, route } from '../../core/calls/contract-route.ts'
import { bindEitherWrite, bindMemberWrite, bindWrite } from '../../core/calls/bound-write.ts'
import { writeRoute } from '../../core/calls/write-route.ts'
import { globalRoute } from '../../core/records/items-routes.ts'
import { changeDateColumn } from '../../platform/fields/change-date.fields.ts'
import { contactEnv } from './contact.env.ts'
import { countClick, readClicks } from './click/contact-click.rows.ts'
import { addToReport } from './problem/add-to-report.ts'
import { findReportsOf, joinReport } from './problem/problem-reports.rows.ts'
import { answerReportPhoto, readReport } from './problem/report-details.ts'
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
    eitherRoute(contactCalls.getProblemStatus, async ({ path, language, member }) => {
      const report = await readReport(payload, path['reference'] ?? '', member?.id ?? null)
      if (!report) throw notFound('Problem report')
      return { body: { result: reportDetailsWire.encode(report, language) } }
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

export const contactStreams: Streams = (payload) => [
  {
    path: reportPhotoPath,
    caller: 'either',
    // A report has up to 21 photos.
    limit: { most: 300, spanSeconds: 60 },
    answer(context) {
      const reference = context.req.param('reference') ?? ''
      const photo = context.req.param('photo') ?? ''
      const member: Member | undefined = context.get('member')
      return answerReportPhoto(payload, { reference, photo, member: member?.id ?? null })
    },
  },
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
    // This limit makes it hard to guess references.
    writeRoute({ ...leadLimits, most: 60 }, [
      bindEitherWrite(contactCalls.addToReport, (sent) => addToReport(payload, sent)),
    ]),
    writeRoute({ most: 60, spanSeconds: 60 }, [
      bindWrite(contactCalls.countContactClick, ({ record }) => countClick(payload, record.type)),
    ]),
  ]
}
