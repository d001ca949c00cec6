import { plainMessage } from '@washhouse/serving/describe-error'
import { z } from 'zod'

const maxLength = 300

const Details = z.object({
  code: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
})

/** Describes a failed attempt for the log. Redacts addresses, which mail servers repeat in their responses. */
export function describeFailure(error: unknown): { text: string; isRecipientRejected: boolean } {
  if (!(error instanceof Error)) return { text: 'unknown', isRecipientRejected: false }
  const { code, responseCode = 0, command } = Details.parse(error)
  const said = plainMessage(error)
    .replaceAll(/<[^<>]*>|[^\s<>"']+@[^\s<>"']+/g, '…')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  const text = [code, said].filter(Boolean).join(' ').slice(0, maxLength)
  return { text, isRecipientRejected: responseCode >= 500 && command === 'RCPT TO' }
}
