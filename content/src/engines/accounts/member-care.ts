import type { BasePayload } from 'payload'

interface By {
  /** Id of the member of staff. */
  by: number | string
}

/** What other areas may do with a member's account, on behalf of staff. */
export interface MemberCare {
  /**
   * Ends a member's access at once; the mail that says why leaves after that moment, unless this is lifted before. False
   * where he is suspended already, or gone.
   */
  suspend(
    payload: BasePayload,
    memberId: string,
    options: By & { reason: string; mailAfter?: Date },
  ): Promise<boolean>
  /** Lets a member sign in again; false where he is not suspended. */
  lift(payload: BasePayload, memberId: string, options: By): Promise<boolean>
}

/** As the composition has given it to the config. */
export function memberCareOf({ config }: BasePayload): MemberCare {
  return config.custom['memberCare']
}
