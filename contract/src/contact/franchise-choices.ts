/** Options of the franchise interest form (spec §9), by wire code. */
export const franchiseChoices = {
  /** In million baht. */
  budget: ['under_1m', '1_to_1_99m', '2_to_3_99m', '4m_and_above'],
  /** Times for a call, in Thailand. */
  contactTime: ['before_0900', '0900_to_1200', '1300_to_1730', 'after_1730'],
  timeline: ['under_3_months', 'under_6_months', 'over_6_months'],
  sourceOfFund: ['cash', 'loan'],
  placeType: [
    'gas_station',
    'community_mall',
    'convenience_store',
    'department_store',
    'university',
    'market',
    'village',
    'condominium_or_apartment',
    'other',
  ],
  openShop: ['space_in_building', 'empty_land', 'not_yet'],
  adSource: [
    'facebook',
    'event',
    'employee_referral',
    'referral',
    'google_adwords',
    'partner',
    'seminar',
    'webinar',
    'youtube',
    'line',
  ],
} as const

export type FranchiseChoice = keyof typeof franchiseChoices
