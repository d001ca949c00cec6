import { KeepTypedText } from './keep-typed-text.admin.tsx'

interface Props {
  /** Beside the buttons of a form. */
  locale?: { code?: string }
  /** Among its fields. */
  req?: { locale?: string }
}

/** Stands in every form. The browser knows the language of the texts a moment later than the service, which says it here. */
export function TypedText({ locale, req }: Props) {
  const code = locale?.code ?? req?.locale
  return code ? <KeepTypedText locale={code} /> : null
}
