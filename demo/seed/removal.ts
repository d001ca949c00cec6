/** Demo content that stays. */
export interface Kept {
  /** In the admin. */
  path: string
  title: string
  /** What people have done with it. */
  reason: 'edited' | 'used' | 'answered'
}

export interface Removal {
  removed: number
  kept: Kept[]
}
