import { KeepTypedText } from './keep-typed-text.admin.tsx'

interface Props {
  /** Set next to the buttons of a form. */
  locale?: { code?: string }
  /** Set among the fields. */
  req?: { locale?: string }
}

/** Part of every form. The service passes the content language, because the browser learns it only a moment later. */
export function TypedText({ locale, req }: Props) {
  const code = locale?.code ?? req?.locale
  return code ? <KeepTypedText locale={code} /> : null
}
