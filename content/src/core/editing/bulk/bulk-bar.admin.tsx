'use client'

import {
  useAuth,
  useConfig,
  useListDrawerContext,
  useLocale,
  useModal,
  useRouteCache,
  useSelection,
  useTranslation,
} from '@payloadcms/ui'
import { hasDraftsEnabled } from 'payload/shared'
import { useState } from 'react'
import { type Answer, callAdmin } from '../../admin/call-admin.ts'
import { DialogButton, AdminDialog } from '../../admin/dialog.admin.tsx'
import { useSelected } from '../use-selected.ts'
import './bulk.css'
import { BulkDrawer } from './bulk-drawer.admin.tsx'
import { BulkResult } from './bulk-result.admin.tsx'
import { bulkTexts } from './bulk.labels.ts'
import type { BulkAct, Outcome } from './change-record.ts'

interface Props {
  collectionSlug: string
}

export function BulkBar({ collectionSlug }: Props) {
  const { permissions } = useAuth()
  // A list in a drawer serves to select records for a field.
  const { isInDrawer } = useListDrawerContext()
  if (isInDrawer || !permissions?.collections?.[collectionSlug]?.update) return null
  return <Bar collectionSlug={collectionSlug} />
}

type Id = number | string

interface Selected {
  id: Id
  updatedAt?: string
  _status?: string
}

interface Version {
  parent: Id
  version: { _status?: string; savedBy?: { name?: string | null; email: string } | number | null }
}

function Bar({ collectionSlug }: Props) {
  const { count } = useSelection()
  const { config, getEntityConfig } = useConfig()
  const { code: locale } = useLocale()
  const { i18n } = useTranslation()
  const { closeModal, openModal } = useModal()
  const { clearRouteCache } = useRouteCache()
  const { readSavers, readSelected } = useReadSelected(collectionSlug)
  const [selected, select] = useState<Selected[]>([])
  const [question, setQuestion] = useState<Question>()
  const [outcomes, setOutcomes] = useState<Outcome[]>()
  const [isTroubled, setTroubled] = useState(false)
  const collection = getEntityConfig({ collectionSlug })
  const words = bulkTexts(i18n)
  const drawer = `bulk-${collectionSlug}`

  async function open(act: BulkAct) {
    const found = await readSelected(act === 'publish')
    const drafts = (found ?? []).filter(({ _status }) => _status === 'draft').map(({ id }) => id)
    const names = await readSavers(drafts)
    setTroubled(!found || !names)
    if (!found || !names) return
    select(found)
    if (act === 'change') openModal(drawer)
    else setQuestion({ act, drafts: drafts.length, names })
  }

  async function send(act: BulkAct, values: { data?: object; key?: string } = {}): Promise<Answer> {
    const ids = selected.map(({ id }) => id)
    // Publishes only the drafts that the editor has confirmed.
    const updatedAt =
      act === 'publish'
        ? Object.fromEntries(selected.map((each) => [each.id, each.updatedAt]))
        : undefined
    const path = `${config.routes.api}/${collectionSlug}/bulk?locale=${locale}`
    const answer = await callAdmin<{ records: Outcome[] }>(path, {
      ids,
      act,
      updatedAt,
      ...values,
    })
    if (answer.ok) {
      closeModal(drawer)
      setQuestion(undefined)
      setOutcomes(answer.body.records)
      // Clears the selection.
      clearRouteCache()
    }
    return answer
  }

  return (
    <>
      {count > 0 && (
        <div className="bulk-bar">
          <DialogButton onClick={() => void open('change')}>{words.change}</DialogButton>
          {hasDraftsEnabled(collection) && (
            <>
              <DialogButton onClick={() => void open('publish')}>{words.publish}</DialogButton>
              <DialogButton onClick={() => void open('unpublish')}>{words.unpublish}</DialogButton>
            </>
          )}
          <output>{isTroubled && words.trouble}</output>
        </div>
      )}
      <BulkDrawer
        slug={drawer}
        collection={collection}
        count={selected.length}
        onSave={(data, key) => send('change', { data, key })}
      />
      {question && (
        <BulkQuestion
          {...question}
          count={selected.length}
          onConfirm={() => send(question.act)}
          onCancel={() => setQuestion(undefined)}
        />
      )}
      {outcomes && (
        <BulkResult
          collection={collection}
          outcomes={outcomes}
          onClose={() => setOutcomes(undefined)}
        />
      )}
    </>
  )
}

/** Reads the data for a question about the selected records; undefined on failure. */
function useReadSelected(collectionSlug: string) {
  const { config } = useConfig()
  const { code: locale } = useLocale()
  const { ids, where } = useSelected(collectionSlug)

  async function read<Doc>(
    path: string,
    asked: Record<string, string>,
  ): Promise<Doc[] | undefined> {
    const query = new URLSearchParams({ locale, ...asked })
    const answer = await callAdmin<{ docs: Doc[] }>(
      `${config.routes.api}/${collectionSlug}${path}?${query}`,
    )
    return answer.ok ? answer.body.docs : undefined
  }

  /** The ids of the selected records, with their newest versions on request. */
  async function readSelected(hasVersions: boolean): Promise<Selected[] | undefined> {
    if (ids && !hasVersions) return ids.map((id) => ({ id }))
    return await read<Selected>('', {
      draft: 'true',
      depth: '0',
      limit: '0',
      where: JSON.stringify(where),
      'select[updatedAt]': 'true',
      'select[_status]': 'true',
    })
  }

  /** All staff who saved one of these drafts after its record was published. */
  async function readSavers(drafts: Id[]): Promise<string[] | undefined> {
    if (drafts.length === 0) return []
    const versions = await read<Version>('/versions', {
      depth: '1',
      limit: '1000',
      sort: '-updatedAt',
      where: JSON.stringify({ parent: { in: drafts } }),
      'select[parent]': 'true',
      'select[version][_status]': 'true',
      'select[version][savedBy]': 'true',
    })
    return versions && saversOf(versions)
  }

  return { readSavers, readSelected }
}

function saversOf(newestFirst: readonly Version[]): string[] {
  const published = new Set<Id>()
  const names = newestFirst.flatMap(({ parent, version: { _status, savedBy } }) => {
    if (_status === 'published') published.add(parent)
    const isSaver = !published.has(parent) && typeof savedBy === 'object' && savedBy !== null
    return isSaver ? [savedBy.name || savedBy.email] : []
  })
  return [...new Set(names)]
}

interface Question {
  act: Exclude<BulkAct, 'change'>
  /** The number of records with a draft newer than the published version, and its authors. */
  drafts: number
  names: readonly string[]
}

interface QuestionProps extends Question {
  count: number
  onConfirm: () => Promise<Answer>
  onCancel: () => void
}

function BulkQuestion({ act, count, drafts, names, onConfirm, onCancel }: QuestionProps) {
  const { i18n } = useTranslation()
  const [state, setState] = useState<'asking' | 'busy' | { said: string }>('asking')
  const words = bulkTexts(i18n)
  const isNothing = act === 'publish' && drafts === 0

  async function confirm() {
    setState('busy')
    const answer = await onConfirm()
    if (!answer.ok) setState({ said: answer.said ?? words.trouble })
  }

  return (
    <AdminDialog title={words.title[act](count)} className="bulk-question" onCancel={onCancel}>
      <p>{act === 'publish' ? words.goesPublic(drafts, names) : words.goesOff}</p>
      {typeof state === 'object' && <p role="alert">{state.said}</p>}
      <footer>
        <DialogButton
          isFirst
          isDisabled={isNothing || state === 'busy'}
          onClick={() => void confirm()}
        >
          {state === 'busy' ? words.saving : words.confirm[act]}
        </DialogButton>
        <DialogButton isDisabled={state === 'busy'} onClick={onCancel}>
          {words.cancel}
        </DialogButton>
      </footer>
    </AdminDialog>
  )
}
