import { bangkokOffsetMs, dayMs } from '@washhouse/contract/branch/bangkok-time'
import type { Branch, OpeningHours, OpeningSpan } from '@washhouse/contract/branch/branch.contract'
import { exceptionalDays, isAlwaysOpen } from '@washhouse/contract/branch/open-now'
import { organizationId } from '../../core/blocks/organization/organization-json-ld.ts'
import { wholePictureAddress } from '../../core/blocks/picture/asset-address.ts'
import { neutralPath } from '../../core/i18n/language.ts'
import type { Text } from '../../core/i18n/messages.ts'
import { branchDetailMessages } from './branch-detail.messages.ts'
import { branchMessages } from './card/branch.messages.ts'

/** Merged once: a catalogue is compiled when it is first used. */
export const jsonLdMessages = { ...branchMessages, ...branchDetailMessages }

interface Described {
  branch: Branch
  provinceName: string | null
  /** Public address of the site, without a path. */
  origin: string
  /** Path of the branch's page. */
  path: string
  now: Date
  /** Texts in the page's language. */
  t: Text<keyof typeof jsonLdMessages>
}

/** The schema.org record of a shop. No aggregateRating: reviews are about the brand, not about one shop. */
export function describeBranch({ branch, provinceName, origin, path, now, t }: Described): object {
  return {
    '@type': 'DryCleaningOrLaundry',
    // The same id in both languages.
    '@id': `${origin}${neutralPath(path)}#branch`,
    parentOrganization: { '@id': organizationId(origin) },
    name: branch.name,
    url: origin + path,
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'TH',
      ...optional('addressRegion', provinceName),
      ...optional('streetAddress', branch.landmark),
    },
    ...describePlace(branch),
    ...optional('hasMap', branch.googleMap),
    ...optional('telephone', branch.phone),
    ...optional('sameAs', branch.facebook),
    ...optional('image', branch.image && wholePictureAddress(origin, branch.image)),
    openingHoursSpecification: describeHours(branch.hours),
    ...describeExceptions(branch, now),
    currenciesAccepted: 'THB',
    ...optional(
      'paymentAccepted',
      branch.payments.map((payment) => t(`branch.payment.${payment}`)).join(', '),
    ),
    amenityFeature: branch.services.map((service) => ({
      '@type': 'LocationFeatureSpecification',
      name: t(`branch.service.${service}`),
      value: true,
    })),
  }
}

function describePlace({ latitude, longitude }: Branch): object {
  if (latitude === null || longitude === null) return {}
  return { geo: { '@type': 'GeoCoordinates', latitude, longitude } }
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const weekend = ['Saturday', 'Sunday']

function describeHours(hours: OpeningHours): object[] {
  // schema.org writes "all day" as 00:00 to 23:59.
  if (hours.kind === 'all_day' || isAlwaysOpen(hours)) {
    return [describeSpan([...weekdays, ...weekend], { opens: '00:00', closes: '23:59' })]
  }
  return [describeSpan(weekdays, hours.weekday), describeSpan(weekend, hours.weekend)]
}

// Search engines crawl the page again much earlier.
const daysAhead = 60

/** The next days with exceptional hours. Consecutive days with the same hours are one entry. */
function describeExceptions(branch: Branch, now: Date): object {
  const runs: { from: string; through: string; spans: OpeningSpan[] }[] = []
  for (const { date, spans } of exceptionalDays(branch, now, daysAhead)) {
    const last = runs.at(-1)
    const isAlike = last && JSON.stringify(last.spans) === JSON.stringify(spans)
    if (isAlike && dayAfter(last.through) === date) last.through = date
    else runs.push({ from: date, through: date, spans })
  }
  if (runs.length === 0) return {}
  const lastDay = new Date(now.getTime() + (daysAhead - 1) * dayMs + bangkokOffsetMs)
  const isWithoutEnd = ({ through, spans }: (typeof runs)[number]) =>
    spans.length === 0 &&
    through === dateOf(lastDay) &&
    branch.exceptions.some(({ kind, ends }) => kind === 'closed' && ends === null)
  return {
    specialOpeningHoursSpecification: runs.flatMap((run) =>
      spansOf(run.spans).map(({ opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: run.from,
        ...(isWithoutEnd(run) ? {} : { validThrough: run.through }),
        opens,
        closes,
      })),
    ),
  }
}

/** schema.org writes "closed" as 00:00 to 00:00, and "all day" as 00:00 to 23:59. */
function spansOf(spans: readonly OpeningSpan[]): OpeningSpan[] {
  if (spans.length === 0) return [{ opens: '00:00', closes: '00:00' }]
  return spans.map((span) =>
    span.opens === span.closes ? { opens: '00:00', closes: '23:59' } : span,
  )
}

const dateOf = (moment: Date) => moment.toISOString().slice(0, 10)
const dayAfter = (date: string) => dateOf(new Date(Date.parse(date) + dayMs))

function describeSpan(dayOfWeek: string[], { opens, closes }: OpeningSpan): object {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }
}

function optional(name: string, value: string | null): object {
  return value ? { [name]: value } : {}
}
