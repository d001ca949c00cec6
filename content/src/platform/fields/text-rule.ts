import type { PayloadRequest } from 'payload'

/** Returns an error message or true; fits every text field. */
export type TextRule = (
  value: string | null | undefined,
  field: { req: PayloadRequest; data?: unknown; siblingData: unknown; maxLength?: number },
) => string | true
