import { getTranslation } from '@payloadcms/translations'
import { useAuth, useConfig, useTranslation } from '@payloadcms/ui'
import type { Locale } from 'payload'
import { useEffect, useEffectEvent, useState } from 'react'
import { say } from '../../ground/languages/say.ts'
import { readText } from '../admin/tab-texts.ts'
import { nameOfForm } from './form-text.ts'

interface Props {
  place: { slug: string; id: number | string | undefined }
  /** Of the form that is shown. */
  locale: string
}

/** Warns that the record has unsaved text in another language, which is not saved along with this one. */
export function OtherLanguages({ place, locale }: Props) {
  const { config } = useConfig()
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const [others, setOthers] = useState<Locale[]>([])
  const findOthers = useEffectEvent(() => {
    if (!config.localization || !user) return
    const { locales } = config.localization
    const hasText = ({ code }: Locale) =>
      code !== locale && readText(nameOfForm({ ...place, locale: code }), user.id) !== undefined
    setOthers(locales.filter(hasText))
  })
  useEffect(() => findOthers(), [place.id, locale])
  return others.map(({ code, label }) => {
    const language = getTranslation(label, i18n)
    return (
      <output key={code}>
        {say(
          { i18n },
          `ข้อความภาษา${language}ที่พิมพ์ไว้ยังไม่ได้บันทึก`,
          `What you typed in ${language} is not saved yet.`,
        )}
      </output>
    )
  })
}
