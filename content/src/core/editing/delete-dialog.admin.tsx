'use client'

import { useConfig } from '@payloadcms/ui'
import { foldThaiDigits } from '@washhouse/contract/text/thai-digits'
import type { Where } from 'payload'
import { useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { type Say, useSay } from '../admin/use-say.ts'
import { callAdmin } from '../admin/call-admin.ts'
import { AdminDialog, DialogButton } from '../admin/dialog.admin.tsx'
import './delete-dialog.css'
import { deleteRecords, type DeleteAnswer } from './delete-records.ts'
import type { Deletion } from './deletion.endpoint.ts'

interface Props {
  collection: string
  where: Where
  /** The content language of the filter. */
  locale: string
  onCancel: () => void
  /** Called after at least one deletion, when the editor has closed the report. */
  onDeleted: (count: number) => void
}

/** Confirms a deletion: shows the records, whether they are published and where they are used. */
export function DeleteDialog({ collection, where, locale, onCancel, onDeleted }: Props) {
  const { config, getEntityConfig } = useConfig()
  const say = useSay()
  const [deletion, setDeletion] = useState<Deletion>()
  const [trouble, setTrouble] = useState('')
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<DeleteAnswer & { kind: 'done' }>()
  const [reads, setReads] = useState(0)
  const countId = useId()

  const path = `${config.routes.api}/${collection}`
  const filter = new URLSearchParams({ where: JSON.stringify(where), locale }).toString()
  const unreadable = say(
    'ตอนนี้แสดงรายการที่จะลบไม่ได้ ลองใหม่อีกครั้ง',
    'What would be deleted cannot be shown just now. Please try again.',
  )
  useEffect(() => {
    let isGone = false
    void callAdmin<Deletion>(`${path}/deletion?${filter}`).then((read) => {
      if (isGone) return
      if (read.ok) setDeletion(read.body)
      else setTrouble(read.said ?? unreadable)
    })
    return () => {
      isGone = true
    }
  }, [path, filter, unreadable, reads])

  async function remove({ count, records }: Deletion) {
    setBusy(true)
    setTrouble('')
    const [first] = records
    // For a single id the service returns its own message if the record is locked.
    const isOne = count === 1 && first !== undefined
    const target = isOne ? `/${encodeURIComponent(first.id)}` : `?${filter}&count=${count}`
    const given = await deleteRecords(`${path}${target}`)
    setBusy(false)
    if (given.kind === 'done' && given.stayed.length === 0) onDeleted(given.deleted)
    else if (given.kind === 'done') setAnswer(given)
    else if (given.kind === 'refused')
      setTrouble(given.said ?? say('ลบไม่สำเร็จ ลองใหม่อีกครั้ง', 'That did not work. Please try again.'))
    else {
      setTyped('')
      setTrouble(
        say('จำนวนรายการเปลี่ยนไปแล้ว ตรวจดูอีกครั้ง', 'The number has changed. Look at the list again.'),
      )
      setReads(reads + 1)
    }
  }

  const hasVersions = Boolean(getEntityConfig({ collectionSlug: collection })?.versions)
  const isTyped = deletion?.count === 1 || foldThaiDigits(typed.trim()) === String(deletion?.count)
  const isHeld = deletion !== undefined && heldOf(deletion) === deletion.count
  const mayDelete = deletion !== undefined && deletion.count > 0 && isTyped && !isHeld && !isBusy
  // Outside of Payload's menus, which hide their content as soon as they close.
  return createPortal(
    <AdminDialog
      title={titleOf(say, deletion)}
      className="delete-dialog"
      onCancel={answer ? () => onDeleted(answer.deleted) : onCancel}
    >
      {answer ? (
        <Outcome answer={answer} deletion={deletion} />
      ) : (
        <>
          {deletion && deletion.count > 0 && (
            <Described deletion={deletion} hasVersions={hasVersions} />
          )}
          {deletion && deletion.count > 1 && !isHeld && (
            <p>
              <label htmlFor={countId}>
                {say(
                  `พิมพ์จำนวน ${deletion.count} เพื่อยืนยัน`,
                  `Type the number ${deletion.count} to confirm.`,
                )}
              </label>
              <input
                id={countId}
                inputMode="numeric"
                autoComplete="off"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            </p>
          )}
        </>
      )}
      <p role="alert">{trouble}</p>
      <footer>
        {answer ? (
          <DialogButton onClick={() => onDeleted(answer.deleted)}>
            {say('ปิด', 'Close')}
          </DialogButton>
        ) : (
          <>
            <DialogButton
              isFirst
              isDisabled={!mayDelete}
              onClick={() => deletion && void remove(deletion)}
            >
              {isBusy ? say('กำลังลบ…', 'Deleting…') : say('ลบถาวร', 'Delete for good')}
            </DialogButton>
            <DialogButton isDisabled={isBusy} onClick={onCancel}>
              {say('ยกเลิก', 'Cancel')}
            </DialogButton>
          </>
        )}
      </footer>
    </AdminDialog>,
    document.body,
  )
}

function titleOf(say: Say, deletion: Deletion | undefined): string {
  if (!deletion) return say('ลบ', 'Delete')
  const { count, records } = deletion
  if (count === 0) return say('ไม่มีรายการที่จะลบ', 'There is nothing to delete')
  const [first] = records
  return count === 1 && first
    ? say(`ลบ “${first.title}”`, `Delete “${first.title}”`)
    : say(`ลบ ${count} รายการ`, `Delete ${count} records`)
}

function heldOf({ records }: Deletion): number {
  return records.filter(({ isHeld }) => isHeld).length
}

function Described({ deletion, hasVersions }: { deletion: Deletion; hasVersions: boolean }) {
  const say = useSay()
  const { count, publicCount, records, places, more } = deletion
  const held = heldOf(deletion)
  return (
    <>
      {count > 1 && (
        <ul>
          {records.map(({ id, title, isPublic, isHeld }) => (
            <li key={id}>
              {title}
              {isPublic && <small> · {say('เผยแพร่อยู่', 'published')}</small>}
              {isHeld && <small> · {say('ยังใช้อยู่', 'in use')}</small>}
            </li>
          ))}
          {count > records.length && (
            <li>
              {say(`และอีก ${count - records.length} รายการ`, `and ${count - records.length} more`)}
            </li>
          )}
        </ul>
      )}
      <p>
        <strong>
          {hasVersions
            ? say(
                'ทุกเวอร์ชันจะถูกลบด้วย และกู้คืนไม่ได้',
                'This deletes all versions too, and cannot be undone.',
              )
            : say('ลบแล้วกู้คืนไม่ได้', 'This cannot be undone.')}
        </strong>
      </p>
      {publicCount > 0 && <p>{publicWords(say, deletion)}</p>}
      {places.length > 0 && (
        <>
          <p>{say('ยังใช้อยู่ที่:', 'Used in:')}</p>
          <ul>
            {places.map(({ href, words }) => (
              <li key={`${href} ${words}`}>
                <a href={href} target="_blank" rel="noreferrer">
                  {words}
                </a>
              </li>
            ))}
            {more !== '' && <li>{say(`และอีก ${more} ที่`, `and ${more} more`)}</li>}
          </ul>
        </>
      )}
      {held > 0 && <p>{heldWords(say, held, count)}</p>}
    </>
  )
}

function publicWords(say: Say, { count, publicCount }: Deletion): string {
  return count === 1
    ? say(
        'เผยแพร่อยู่ตอนนี้ และจะหายไปจากเว็บไซต์ทันที',
        'It is published now, and will disappear from the website at once.',
      )
    : say(
        `เผยแพร่อยู่ตอนนี้ ${publicCount} รายการ และจะหายไปจากเว็บไซต์ทันที`,
        `Published now: ${publicCount}. They will disappear from the website at once.`,
      )
}

function heldWords(say: Say, held: number, count: number): string {
  return held === count
    ? say(
        'ลบไม่ได้จนกว่าจะนำออกจากที่เหล่านี้',
        'It cannot be deleted until it is removed from these places.',
      )
    : say(
        'รายการที่ยังใช้อยู่จะไม่ถูกลบ จนกว่าจะนำออกจากที่เหล่านี้',
        'Records in use are not deleted until they are removed from these places.',
      )
}

interface OutcomeProps {
  answer: DeleteAnswer & { kind: 'done' }
  deletion: Deletion | undefined
}

function Outcome({ answer, deletion }: OutcomeProps) {
  const say = useSay()
  const titles = new Map(deletion?.records.map(({ id, title }) => [String(id), title]))
  return (
    <div aria-live="polite">
      <p>{deletedTexts(say, answer.deleted)}</p>
      <p>{say(`ไม่ได้ลบ ${answer.stayed.length} รายการ`, `Not deleted: ${answer.stayed.length}`)}</p>
      <ul>
        {answer.stayed.map(({ id, reason }) => (
          <li key={id}>
            {titles.get(id) ?? `#${id}`}:{' '}
            {typeof reason === 'string' ? reason : say(reason.th, reason.en)}
          </li>
        ))}
      </ul>
    </div>
  )
}

export function deletedTexts(say: Say, count: number): string {
  return say(`ลบแล้ว ${count} รายการ`, `Deleted: ${count}`)
}
