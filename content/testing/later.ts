/** A year that is always ahead, and not so far that the fields refuse it. */
export const laterYear = new Date().getUTCFullYear() + 4
export const laterDay = `${laterYear}-01-01`
export const later = `${laterDay}T05:00:00.000Z`
