'use client'

import { getTranslation } from '@payloadcms/translations'
import { useConfig, useLocale, useTranslation } from '@payloadcms/ui'
import { useSay } from '../../admin/use-say.ts'
import { type Fields, findDifferences } from '../field-differences.ts'
import { fieldLabel, ShownValue } from '../shown-value.admin.tsx'

interface Props {
  collectionSlug: string | undefined
  globalSlug: string | undefined
  version: Fields
  newest: Fields
}

export function VersionCompare({ collectionSlug, globalSlug, version, newest }: Props) {
  const { getEntityConfig } = useConfig()
  const { label: language } = useLocale()
  const { i18n } = useTranslation()
  const say = useSay()
  const entity = getEntityConfig({ collectionSlug, globalSlug })
  const versions = { opened: newest, mine: version, theirs: newest }
  const differences = findDifferences(entity?.fields ?? [], versions)
  const compared = getTranslation(language, i18n)
  if (differences.length === 0)
    return (
      <p>
        {say(
          `ไม่ต่างจากเวอร์ชันล่าสุด (เทียบข้อความเฉพาะภาษา${compared})`,
          `It is the same as the newest version. Texts were compared in ${compared} only.`,
        )}
      </p>
    )
  return (
    <>
      <p>
        {say(
          `ช่องที่เหมือนกันไม่แสดง ข้อความเทียบเฉพาะภาษา${compared}`,
          `Fields that are the same are not shown. Texts are compared in ${compared} only.`,
        )}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('ช่อง', 'Field')}</th>
            <th scope="col">{say('เวอร์ชันนี้', 'This version')}</th>
            <th scope="col">{say('เวอร์ชันล่าสุด', 'The newest version')}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ field, mine, theirs }) => (
            <tr key={field.name}>
              <th scope="row">{fieldLabel(field, i18n)}</th>
              <td>
                <ShownValue field={field} value={mine} />
              </td>
              <td>
                <ShownValue field={field} value={theirs} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
