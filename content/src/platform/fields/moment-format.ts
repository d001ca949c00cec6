/** How the admin writes a moment and asks for one: as Thailand does, in 24 hours. */
export const inTwentyFourHours = {
  pickerAppearance: 'dayAndTime',
  displayFormat: 'd MMM yyyy HH:mm',
  timeFormat: 'HH:mm',
  timeIntervals: 15,
} as const
