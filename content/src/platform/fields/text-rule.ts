import type { PayloadRequest } from 'payload'

/** Says what is wrong with a text, or true; fits every field that holds text. */
export type TextRule = (
  value: string | null | undefined,
  field: { req: PayloadRequest; data?: unknown; siblingData: unknown; maxLength?: number },
) => string | true
