const maxLength = 300

/** What went wrong with an attempt, fit for a log: mail servers repeat addresses in what they say. */
export function describeFailure(error: unknown): { text: string; isRefusedReader: boolean } {
  if (!(error instanceof Error)) return { text: 'unknown', isRefusedReader: false }
  const { code, responseCode, command } = detailsOf(error)
  const said = error.message
    .replaceAll(/<[^<>]*>|[^\s<>"']+@[^\s<>"']+/g, '…')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  const text = [code, said].filter(Boolean).join(' ').slice(0, maxLength)
  const isPermanent = responseCode !== undefined && responseCode >= 500
  return { text, isRefusedReader: isPermanent && command === 'RCPT TO' }
}

/** What nodemailer adds to an error. */
function detailsOf(error: Error): { code?: string; responseCode?: number; command?: string } {
  const read = (name: string): unknown => Object.entries(error).find(([key]) => key === name)?.[1]
  const [code, responseCode, command] = [read('code'), read('responseCode'), read('command')]
  return {
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof responseCode === 'number' ? { responseCode } : {}),
    ...(typeof command === 'string' ? { command } : {}),
  }
}
