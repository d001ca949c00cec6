/** What stands round a shop, drawn for one on the right; the scene mirrors it for the left. */
export interface Surroundings {
  behind: string
  /** The ground and what stands on it, before the shop. */
  ground: string
  before: string
}
