import type { Branch } from '@washhouse/contract/branch/branch.contract'

/** What a card shows of a branch; also one entry of the directory that the browser sorts. */
export type BranchSummary = Pick<
  Branch,
  | 'id'
  | 'slug'
  | 'name'
  | 'landmark'
  | 'image'
  | 'sector'
  | 'province'
  | 'latitude'
  | 'longitude'
  | 'hours'
  | 'notice'
  | 'services'
  | 'untranslated'
>

export function summarizeBranch(branch: Branch): BranchSummary {
  const { id, slug, name, landmark, image, sector, province } = branch
  const { latitude, longitude, hours, notice, services, untranslated } = branch
  return {
    id,
    slug,
    name,
    landmark,
    image,
    sector,
    province,
    latitude,
    longitude,
    hours,
    notice,
    services,
    untranslated,
  }
}
