import { useTranslation } from '@payloadcms/ui'
import { parseLanguage } from '@washhouse/contract/language'
import { useSay } from '../admin/use-say.ts'
import { adminTime } from '../admin/admin-time.ts'
import { AdminDialog, DialogButton } from '../admin/dialog.admin.tsx'
import { useFieldChoices } from './field-choice.admin.tsx'
import type { Difference, Side } from './field-differences.ts'

interface Props {
  storedAt: number
  differences: readonly Difference[]
  onBringBack: (chosen: ReadonlyMap<string, Side>) => void
  onDiscard: () => void
}

/** Offers text that was typed and not saved. Escape does not close it: the next key would replace the stored text. */
export function TypedTextDialog({ storedAt, differences, onBringBack, onDiscard }: Props) {
  const { i18n } = useTranslation()
  const say = useSay()
  const time = adminTime(new Date(storedAt), parseLanguage(i18n.language))
  const names = {
    mine: say('ที่พิมพ์ไว้', 'What you typed'),
    theirs: say('ที่บันทึกไว้', 'What is saved'),
  }
  const changedSince = say('ที่บันทึกไว้เปลี่ยนไปหลังจากที่พิมพ์', 'what is saved has changed since')
  const { chosen, choices } = useFieldChoices(differences, names, ({ changedBy }) =>
    changedBy === 'both' ? changedSince : '',
  )
  return (
    <AdminDialog
      title={say('มีข้อความที่พิมพ์ไว้แต่ยังไม่ได้บันทึก', 'You have text that was not saved')}
      className="newer-version typed-text"
      onCancel={() => {}}
    >
      <p>
        {say(
          `พิมพ์ไว้ในแท็บนี้เมื่อ ${time} น. เลือกทีละช่องว่าจะใช้ข้อความใด`,
          `Typed in this tab on ${time}. Choose for each field which text to keep.`,
        )}
      </p>
      {choices}
      <footer>
        <DialogButton isFirst onClick={() => onBringBack(chosen)}>
          {say('นำกลับมาตามที่เลือก', 'Bring back what is chosen')}
        </DialogButton>
        <DialogButton onClick={onDiscard}>
          {say('ทิ้งข้อความที่พิมพ์ไว้', 'Discard what I typed')}
        </DialogButton>
      </footer>
    </AdminDialog>
  )
}
