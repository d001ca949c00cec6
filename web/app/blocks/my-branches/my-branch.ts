/** A branch that a member follows, as pages show it. */
export interface MyBranch {
  id: number
  slug: string
  name: string
  provinceName: string
}
