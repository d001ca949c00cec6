/** Always in the future, but near enough for the fields. */
export const laterYear = new Date().getUTCFullYear() + 4
export const laterDay = `${laterYear}-01-01`
export const later = `${laterDay}T05:00:00.000Z`
