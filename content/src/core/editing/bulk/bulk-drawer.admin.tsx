'use client'

import {
  DocumentInfoProvider,
  Drawer,
  Form,
  OperationProvider,
  ReactSelect,
  RenderFields,
  useAuth,
  useForm,
  useServerFunctions,
  useTranslation,
} from '@payloadcms/ui'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import type { ClientCollectionConfig, ClientUser, FormState, TypedUser } from 'payload'
import { useId, useState } from 'react'
import type { Answer } from '../../admin/call-admin.ts'
import { DialogButton } from '../../admin/dialog.admin.tsx'
import { editableFields, type NamedField } from '../field-differences.ts'
import { fieldLabel } from '../shown-value.admin.tsx'
import { bulkTexts } from './bulk.labels.ts'

interface Props {
  slug: string
  collection: ClientCollectionConfig
  count: number
  /** The key is created when the drawer opens: rows sent again with it are added once. */
  onSave: (data: object, key: string) => Promise<Answer>
}

export function BulkDrawer({ slug, count, ...props }: Props) {
  const { i18n } = useTranslation()
  return (
    <Drawer slug={slug} title={bulkTexts(i18n).title.change(count)}>
      <BulkForm {...props} />
    </Drawer>
  )
}

function BulkForm({ collection, onSave }: Pick<Props, 'collection' | 'onSave'>) {
  const { permissions, user } = useAuth()
  const { getFormState } = useServerFunctions()
  const { i18n } = useTranslation()
  const [chosen, choose] = useState<NamedField[]>([])
  const [key] = useState(drawKey)
  const { slug } = collection
  const docPermissions = permissions?.collections?.[slug] ?? { fields: {} }
  const words = bulkTexts(i18n)

  async function readState(fields: readonly NamedField[], formState: FormState) {
    // Without fields, Payload would return the state of all.
    if (fields.length === 0) return formState
    const { state } = await getFormState({
      collectionSlug: slug,
      docPermissions,
      // Opens new rows.
      docPreferences: {
        fields: Object.fromEntries(
          fields.map(({ name }) => [name, { collapsed: [], tabIndex: 0 }]),
        ),
      },
      formState,
      operation: 'update',
      schemaPath: slug,
      select: Object.fromEntries(fields.map(({ name }) => [name, true as const])),
      // The service validates each record.
      skipValidation: true,
    })
    return state ?? formState
  }

  if (!isAccount(user)) return null
  return (
    <DocumentInfoProvider
      collectionSlug={slug}
      currentEditor={user}
      hasPublishedDoc={false}
      initialData={{}}
      isLocked={false}
      lastUpdateTime={0}
      mostRecentVersionIsAutosaved={false}
      unpublishedVersionCount={0}
      versionCount={0}
    >
      <OperationProvider operation="update">
        <Form
          el="div"
          className="bulk-form"
          onChange={[({ formState }) => readState(chosen, formState)]}
        >
          {words.hints.map((hint) => (
            <p key={hint}>{hint}</p>
          ))}
          <FieldChoice
            fields={bulkFields(collection, docPermissions.fields)}
            chosen={chosen}
            onChoose={choose}
            readState={readState}
          />
          <RenderFields
            fields={chosen}
            parentIndexPath=""
            parentPath=""
            parentSchemaPath={slug}
            permissions={docPermissions.fields}
            forceRender
          />
          <SaveButton chosen={chosen} onSave={(data) => onSave(data, key)} />
        </Form>
      </OperationProvider>
    </DocumentInfoProvider>
  )
}

/** `randomUUID` is not available to pages on plain http. */
function drawKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}

/** Payload's types require the whole account; the browser has only the fields that its owner may read. */
function isAccount(user: ClientUser | null | undefined): user is ClientUser & TypedUser {
  return user?.collection === 'staff'
}

type FieldPermissions = Parameters<typeof RenderFields>[0]['permissions']

/** The fields that the service accepts for several records: not unique, and changeable by this editor. */
function bulkFields(
  { fields }: ClientCollectionConfig,
  permissions: FieldPermissions,
): NamedField[] {
  return editableFields(fields).filter((field) => {
    if ('unique' in field && field.unique) return false
    if (field.admin && 'disableBulkEdit' in field.admin && field.admin.disableBulkEdit) return false
    if (permissions === true) return true
    const allowed: unknown = Reflect.get(permissions, field.name)
    return allowed === true || (isPlainObject(allowed) && allowed['update'] === true)
  })
}

interface FieldChoiceProps {
  fields: readonly NamedField[]
  chosen: readonly NamedField[]
  onChoose: (fields: NamedField[]) => void
  readState: (fields: readonly NamedField[], formState: FormState) => Promise<FormState>
}

function FieldChoice({ fields, chosen, onChoose, readState }: FieldChoiceProps) {
  const { i18n } = useTranslation()
  const { dispatchFields, getFields } = useForm()
  const inputId = useId()
  const options = fields.map((field) => ({ value: field.name, label: fieldLabel(field, i18n) }))

  async function choose(names: ReadonlySet<unknown>) {
    const next = fields.filter(({ name }) => names.has(name))
    dispatchFields({ type: 'UPDATE_MANY', formState: await readState(next, getFields()) })
    onChoose(next)
  }

  return (
    <div className="field-type">
      <label className="field-label" htmlFor={inputId}>
        {bulkTexts(i18n).fields}
      </label>
      <ReactSelect
        inputId={inputId}
        isMulti
        options={options}
        value={options.filter(({ value }) => chosen.some(({ name }) => name === value))}
        onChange={(picked) => void choose(new Set([picked].flat().map(({ value }) => value)))}
      />
    </div>
  )
}

interface SaveButtonProps {
  chosen: readonly NamedField[]
  onSave: (data: object) => Promise<Answer>
}

function SaveButton({ chosen, onSave }: SaveButtonProps) {
  const { i18n } = useTranslation()
  const { getData, getFields } = useForm()
  const [state, setState] = useState<'ready' | 'busy' | { said: string }>('ready')
  const words = bulkTexts(i18n)

  async function save() {
    setState('busy')
    const answer = await onSave(valuesOf(chosen, getData(), getFields()))
    setState(answer.ok ? 'ready' : { said: answer.said ?? words.trouble })
  }

  return (
    <>
      {typeof state === 'object' && <p role="alert">{state.said}</p>}
      <DialogButton
        isFirst
        isDisabled={chosen.length === 0 || state === 'busy'}
        onClick={() => void save()}
      >
        {state === 'busy' ? words.saving : words.save}
      </DialogButton>
    </>
  )
}

/**
 * The values to send. An empty field clears the stored value, but fields hidden in the form are left out. Sends new rows
 * only.
 */
function valuesOf(
  chosen: readonly NamedField[],
  data: Readonly<Record<string, unknown>>,
  state: FormState,
): Record<string, unknown> {
  const entries = chosen.flatMap(({ name, type }) => {
    const value = data[name]
    if (type === 'array' || type === 'blocks') return Array.isArray(value) ? [[name, value]] : []
    if (state[name]?.passesCondition === false) return []
    return [[name, value ?? (type === 'group' ? {} : null)]]
  })
  return Object.fromEntries(entries)
}
