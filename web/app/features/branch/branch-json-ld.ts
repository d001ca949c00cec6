import type { Branch, OpeningHours, OpeningSpan } from '@washhouse/contract/branch/branch.contract'
import { isAlwaysOpen } from '@washhouse/contract/branch/open-now'
import { organizationId } from '../../blocks/organization/organization-json-ld.ts'
import { wholePictureAddress } from '../../blocks/picture/asset-address.ts'
import { neutralPath } from '../../i18n/language.ts'

interface Described {
  branch: Branch
  provinceName: string | null
  /** Public address of the site, without a path. */
  origin: string
  /** Path of the branch's page. */
  path: string
}

/** The schema.org record of a shop. No aggregateRating: reviews are of the brand, not of one shop. */
export function describeBranch({ branch, provinceName, origin, path }: Described): object {
  return {
    '@type': 'DryCleaningOrLaundry',
    // One shop, whichever language it is read in.
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
    // A shop that is closed for now keeps no hours.
    ...(branch.notice ? {} : { openingHoursSpecification: describeHours(branch.hours) }),
    currenciesAccepted: 'THB',
  }
}

function describePlace({ latitude, longitude }: Branch): object {
  if (latitude === null || longitude === null) return {}
  return { geo: { '@type': 'GeoCoordinates', latitude, longitude } }
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const weekend = ['Saturday', 'Sunday']

function describeHours(hours: OpeningHours): object[] {
  // schema.org writes "all day" as midnight to one minute before it.
  if (hours.kind === 'all_day' || isAlwaysOpen(hours)) {
    return [describeSpan([...weekdays, ...weekend], { opens: '00:00', closes: '23:59' })]
  }
  return [describeSpan(weekdays, hours.weekday), describeSpan(weekend, hours.weekend)]
}

function describeSpan(dayOfWeek: string[], { opens, closes }: OpeningSpan): object {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }
}

function optional(name: string, value: string | null): object {
  return value ? { [name]: value } : {}
}
