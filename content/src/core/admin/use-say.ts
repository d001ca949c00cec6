import { useTranslation } from '@payloadcms/ui'
import { say } from '../../platform/languages/say.ts'

export type Say = (th: string, en: string) => string

export function useSay(): Say {
  const { i18n } = useTranslation()
  return (th, en) => say({ i18n }, th, en)
}
