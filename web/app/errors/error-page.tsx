import { useText } from '../i18n/use-text.tsx'
import type { ShellMessageId } from '../shell.messages.ts'

export type ErrorKind = 'notFound' | 'failed' | 'away'

export function ErrorPage({ kind }: { kind: ErrorKind }) {
  const t = useText<ShellMessageId>()
  return <h1>{t(`error.${kind}.title`)}</h1>
}
