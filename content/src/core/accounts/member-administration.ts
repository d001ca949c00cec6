import type { BasePayload } from 'payload'

interface By {
  by: number | string
}

/** What other areas may do with a member's account, on behalf of staff. */
export interface MemberAdministration {
  /**
   * Ends a member's access at once, and mails them why. False where they are suspended already, or gone.
   */
  suspend(
    payload: BasePayload,
    memberId: string,
    options: By & { reason: string },
  ): Promise<boolean>
  /** Lets a member sign in again; false where he is not suspended. */
  lift(payload: BasePayload, memberId: string, options: By): Promise<boolean>
  /**
   * Deletes an account with all that is kept of its member, and tells him; `before` and `alsoWrite` are part of the same write,
   * which a rejection of theirs undoes. False where there is none.
   */
  erase(
    payload: BasePayload,
    memberId: string,
    options: By & { before?: () => Promise<void>; alsoWrite?: () => Promise<void> },
  ): Promise<boolean>
  /** Mails a member how their appeal against a suspension ended; `key` is that of the decision. */
  answerAppeal(
    payload: BasePayload,
    memberId: string,
    options: { isGranted: boolean; key: string },
  ): Promise<void>
}

/** As the composition has given it to the config. */
export function memberAdministrationOf({ config }: BasePayload): MemberAdministration {
  return config.custom['memberAdministration']
}
