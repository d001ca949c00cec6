'use client'

import { parseLanguage } from '@washhouse/contract/language'
import { getTranslation } from '@payloadcms/translations'
import { useTranslation, useConfig } from '@payloadcms/ui'
import type { ClientField, OptionObject } from 'payload'
import { type ReactNode, useEffect, useState } from 'react'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { readMoment } from '../../platform/fields/read-moment.ts'
import { useSay } from '../admin/use-say.ts'
import { adminTime } from '../admin/admin-time.ts'
import { findNewestDocument } from '../admin/call-admin.ts'
import { editableFields, type NamedField } from './field-differences.ts'

interface Props {
  field: NamedField
  value: unknown
}

/** A read-only text for a field's value. */
export function ShownValue({ field, value }: Props): ReactNode {
  const { i18n } = useTranslation()
  const say = useSay()
  if (isEmpty(value)) return <em>{say('ว่าง', 'empty')}</em>
  if (typeof value === 'boolean') return value ? say('ใช่', 'yes') : say('ไม่', 'no')
  if (field.type === 'richText') return <p>{plainText(value)}</p>
  if (field.type === 'date' && readMoment(value) !== undefined)
    return adminTime(String(value), parseLanguage(i18n.language))
  if (field.type === 'array' || field.type === 'blocks') return <Rows field={field} value={value} />
  if (field.type === 'group') return <Parts fields={field.fields} value={value} />
  if (Array.isArray(value))
    return value.map((each) => (
      <div key={JSON.stringify(each)}>
        <ShownValue field={field} value={each} />
      </div>
    ))
  if (field.type === 'relationship' || field.type === 'upload')
    return <RecordTitle relationTo={field.relationTo} value={value} />
  if (field.type === 'select' || field.type === 'radio')
    return optionLabel(field.options, value, i18n)
  return <p>{typeof value === 'string' ? value : JSON.stringify(value)}</p>
}

function Rows({ field, value }: Props) {
  const { i18n } = useTranslation()
  if (!Array.isArray(value) || (field.type !== 'array' && field.type !== 'blocks')) return null
  return (
    <ol>
      {value.map((row: Record<string, unknown>) => {
        const block =
          field.type === 'blocks'
            ? field.blocks.find(({ slug }) => slug === row['blockType'])
            : undefined
        const fields = field.type === 'blocks' ? (block?.fields ?? []) : field.fields
        return (
          <li key={String(row['id'])}>
            {block?.labels && getTranslation(block.labels.singular, i18n)}
            <Parts fields={fields} value={row} />
          </li>
        )
      })}
    </ol>
  )
}

/** The fields of a group or a row, without empty ones. */
function Parts({ fields, value }: { fields: readonly ClientField[]; value: unknown }) {
  const { i18n } = useTranslation()
  if (typeof value !== 'object' || value === null) return null
  const parts = new Map(Object.entries(value))
  return editableFields(fields)
    .filter(({ name }) => !isEmpty(parts.get(name)))
    .map((field) => (
      <div key={field.name}>
        {fieldLabel(field, i18n)}: <ShownValue field={field} value={parts.get(field.name)} />
      </div>
    ))
}

type I18n = Parameters<typeof getTranslation>[1]

export function fieldLabel(field: NamedField, i18n: I18n): string {
  const label = 'label' in field ? field.label : undefined
  return label ? getTranslation(label, i18n) : field.name
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  )
}

function optionLabel(options: readonly (OptionObject | string)[], value: unknown, i18n: I18n) {
  const option = options.find((each) => typeof each === 'object' && each.value === value)
  if (typeof option !== 'object') return String(value)
  const { label } = option
  return typeof label === 'function' ? String(value) : getTranslation(label, i18n)
}

/** The text of a rich text, a line for each paragraph. */
function plainText(node: unknown): string {
  if (typeof node !== 'object' || node === null) return ''
  if ('root' in node) return plainText(node.root)
  if ('text' in node) return String(node.text)
  if (!('children' in node) || !Array.isArray(node.children)) return ''
  const isOfBlocks = node.children.some((child) => typeof child === 'object' && 'children' in child)
  return node.children.map(plainText).join(isOfBlocks ? '\n' : '')
}

interface TitleProps {
  relationTo: string | string[]
  value: unknown
}

/** The title of a related record; its id while loading, or if it cannot be read. */
function RecordTitle({ relationTo, value }: TitleProps) {
  const { config, getEntityConfig } = useConfig()
  const related = isPlainObject(value)
    ? { collection: String(value['relationTo']), id: String(value['value']) }
    : { collection: String(relationTo), id: String(value) }
  const { collection, id } = related
  const titleField = getEntityConfig({ collectionSlug: collection }).admin.useAsTitle ?? 'id'
  const [title, setTitle] = useState<string>()
  useEffect(() => {
    let isGone = false
    void findNewestDocument(`${config.routes.api}/${collection}/${id}`).then((record) => {
      if (!isGone) setTitle(textOf(record?.[titleField]))
    })
    return () => {
      isGone = true
    }
  }, [collection, config.routes.api, id, titleField])
  return title || `#${id}`
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}
