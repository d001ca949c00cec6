import { toast, useModal, useTranslation } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'
import { say } from '../../ground/languages/say.ts'

/** Payload's own notice to one whose lock is another's now; it leaves him no way to save what he has written. */
const takeOverNotice = 'document-take-over'

/**
 * Who was taken over is told and goes on: whoever of the two saves second is shown both. What is called taken
 * over may be less: a check of the other's form that arrives after his save makes him the holder once more.
 */
export function useTakenOver(): void {
  const { i18n } = useTranslation()
  const { closeModal, isModalOpen } = useModal()
  const isTakenOver = isModalOpen(takeOverNotice)
  const tell = useEffectEvent(() => {
    closeModal(takeOverNotice)
    const told = say(
      { i18n },
      'มีผู้อื่นกำลังแก้รายการนี้ด้วย งานของคุณยังอยู่และบันทึกได้ ใครบันทึกทีหลังจะได้เห็นทั้งสองฉบับและเลือก',
      'Somebody else is editing this too. Your work is kept and can be saved: whoever saves second sees both versions and chooses.',
    )
    toast.warning(told)
  })
  useEffect(() => {
    if (isTakenOver) tell()
  }, [isTakenOver])
}
