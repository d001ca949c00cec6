const dayMs = 24 * 60 * 60_000

/** Whatever is asked is answered within so many days of its coming, as the policy says. */
export const answerDays = 30
/** So many days before, administrators are reminded. */
export const reminderDays = 7

export function dueAfter(moment: Date): Date {
  return new Date(moment.getTime() + answerDays * dayMs)
}

/** What is due before this moment is to be reminded of. */
export function remindedUntil(now: Date): Date {
  return new Date(now.getTime() + reminderDays * dayMs)
}

/** Whole days that are left, negative once it is overdue. */
export function daysLeft(dueAt: string, now: Date): number {
  return Math.floor((Date.parse(dueAt) - now.getTime()) / dayMs)
}
