'use client'

import { toast, useRouteTransition } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useSay } from '../../admin/use-say.ts'
import { AdminDialog, DialogButton } from '../../admin/dialog.admin.tsx'
import { callAdmin } from '../../admin/call-admin.ts'

interface Props {
  path: string
  /** The record's form, which shows the restored draft. */
  next: string
}

export function RestoreButton({ path, next }: Props) {
  const say = useSay()
  const router = useRouter()
  const { startRouteTransition } = useRouteTransition()
  const [state, setState] = useState<'idle' | 'asking' | 'busy'>('idle')
  const [trouble, setTrouble] = useState('')
  const restore = say('นำกลับมาเป็นฉบับร่าง', 'Restore as a draft')

  async function post() {
    setState('busy')
    setTrouble('')
    const answer = await callAdmin(path, {})
    if (answer.ok) {
      const restored = say(
        'นำกลับมาเป็นฉบับร่างแล้ว ตรวจดูแล้วกดเผยแพร่',
        'Restored as a draft. Look at it, then publish.',
      )
      toast.success(restored)
      return startRouteTransition(() => router.push(next))
    }
    setState('asking')
    setTrouble(answer.said ?? say('ไม่สำเร็จ ลองใหม่อีกครั้ง', 'That did not work. Please try again.'))
  }

  return (
    <>
      <DialogButton isFirst onClick={() => setState('asking')}>
        {restore}
      </DialogButton>
      {state !== 'idle' && (
        <AdminDialog
          title={restore}
          className="restore-draft"
          onCancel={() => state === 'asking' && setState('idle')}
        >
          <p>
            {say(
              'สร้างฉบับร่างใหม่จากเวอร์ชันนี้ หน้าที่เผยแพร่อยู่จะไม่เปลี่ยนจนกว่าจะกดเผยแพร่ ฉบับร่างปัจจุบันยังอยู่ในรายการเวอร์ชัน',
              'This makes a new draft from this version. The public page stays as it is until you publish. The current draft stays in the list of versions.',
            )}
          </p>
          <p role="alert">{trouble}</p>
          <footer>
            <DialogButton isFirst isDisabled={state === 'busy'} onClick={() => void post()}>
              {restore}
            </DialogButton>
            <DialogButton isDisabled={state === 'busy'} onClick={() => setState('idle')}>
              {say('ยกเลิก', 'Cancel')}
            </DialogButton>
          </footer>
        </AdminDialog>
      )}
    </>
  )
}
