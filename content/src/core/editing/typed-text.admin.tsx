import { KeepTypedText } from './keep-typed-text.admin.tsx'

interface Props {
  /** Beside the buttons of a form. */
  locale?: { code?: string }
  /** Among its fields. */
  req?: { locale?: string }
}

/** In every form. The service passes the language of the content, as the browser knows it only a moment later. */
export function TypedText({ locale, req }: Props) {
  const code = locale?.code ?? req?.locale
  return code ? <KeepTypedText locale={code} /> : null
}
