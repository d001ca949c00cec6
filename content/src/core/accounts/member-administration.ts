import type { BasePayload } from 'payload'

interface By {
  by: number | string
}

/** Operations on a member's account that other features perform on behalf of staff. */
export interface MemberAdministration {
  /** Ends a member's access at once and emails them the reason. False if the member is suspended already or deleted. */
  suspend(
    payload: BasePayload,
    memberId: string,
    options: By & { reason: string },
  ): Promise<boolean>
  /** Lets a member sign in again; false if the member is not suspended. */
  lift(payload: BasePayload, memberId: string, options: By): Promise<boolean>
  /**
   * Deletes an account with all its data and notifies the member. `before` and `alsoWrite` run in the same transaction; if
   * they reject, it rolls back. False if there is no such member.
   */
  erase(
    payload: BasePayload,
    memberId: string,
    options: By & { before?: () => Promise<void>; alsoWrite?: () => Promise<void> },
  ): Promise<boolean>
  /** Emails a member the result of their appeal against a suspension. `key` is the key of the decision. */
  answerAppeal(
    payload: BasePayload,
    memberId: string,
    options: { isGranted: boolean; key: string },
  ): Promise<void>
}

/** Reads the implementation that the composition puts in the config. */
export function memberAdministrationOf({ config }: BasePayload): MemberAdministration {
  return config.custom['memberAdministration']
}
