/** The admin's date format: as in Thailand, with 24 hours. */
export const inTwentyFourHours = {
  pickerAppearance: 'dayAndTime',
  displayFormat: 'd MMM yyyy HH:mm',
  timeFormat: 'HH:mm',
  timeIntervals: 15,
} as const
