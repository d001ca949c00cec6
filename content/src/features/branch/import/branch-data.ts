import type { Language } from '@washhouse/contract/language'
import type { Branch } from '../../../platform/payload-types.ts'
import type { BranchRow } from './branch-columns.ts'
import type { Province } from './find-province.ts'

/** The column that a fault belongs to, by the path of the field that Payload refused. */
export function columnOf(path: string, language: Language): string {
  if (path.startsWith('hours.weekend')) return 'weekend_hours'
  const [field = ''] = path.split('.')
  if (field === 'name' || field === 'landmark') return `${field}_${language}`
  return field === 'googleMap' ? 'google_map' : field
}

/** The fields that are the same in both languages, as far as the file has their columns. */
export function sharedData(row: BranchRow, province: Province | undefined) {
  const { latitude, longitude, phone, facebook, googleMap, services, payments, hours } = row
  return {
    ...(province && { province: province.id }),
    ...(latitude !== undefined && { latitude }),
    ...(longitude !== undefined && { longitude }),
    ...(phone !== undefined && { phone }),
    ...(facebook !== undefined && { facebook }),
    ...(googleMap !== undefined && { googleMap }),
    ...(services !== undefined && { services }),
    ...(payments !== undefined && { payments }),
    ...(hours !== undefined && { hours: hoursOf(hours, row.weekendHours) }),
  }
}

function hoursOf(
  hours: NonNullable<BranchRow['hours']>,
  weekend: BranchRow['weekendHours'],
): NonNullable<Branch['hours']> {
  if (hours === 'all-day') return { isOpenAllDay: true }
  return {
    isOpenAllDay: false,
    weekdayOpens: hours.opens,
    weekdayCloses: hours.closes,
    weekendOpens: weekend?.opens ?? null,
    weekendCloses: weekend?.closes ?? null,
  }
}

/** The texts of a language, as far as the file has their columns. */
export function textData(row: BranchRow, language: Language) {
  const { nameTh, nameEn, landmarkTh, landmarkEn } = row
  const [name, landmark] = language === 'th' ? [nameTh, landmarkTh] : [nameEn, landmarkEn]
  return {
    ...(name !== undefined && { name: name ?? '' }),
    ...(landmark !== undefined && { landmark }),
  }
}
