import type { PayloadRequest } from 'payload'

export type TextRule = (
  value: string | null | undefined,
  field: { req: PayloadRequest; data?: unknown; siblingData: unknown; maxLength?: number },
) => string | true
