'use client'

import { type Say, useSay } from '../admin/use-say.ts'
import { AdminDialog, DialogButton } from '../admin/dialog.admin.tsx'
import { useFieldChoices } from './field-choice.admin.tsx'
import type { Difference, Side } from './field-differences.ts'

interface Props {
  /** Who saved the newer version, and when. */
  told: string
  /** Undefined if the newer version could not be read. */
  differences: readonly Difference[] | undefined
  language: string
  /** True if a choice is saved at once; false if it only changes the form. */
  isSaving: boolean
  onChoose: (chosen: ReadonlyMap<string, Side>) => void
  onTakeTheirs: () => void
  onBack: () => void
}

/** Compares the form with the newer version field by field. The editor chooses what stays. */
export function NewerVersionDialog({ told, differences, language, isSaving, ...on }: Props) {
  const say = useSay()
  const names = {
    mine: say('ของคุณ', 'Yours'),
    theirs: say('ฉบับใหม่', 'The newer version'),
  }
  const changes = {
    me: say('คุณแก้', 'you changed it'),
    them: say('อีกฝ่ายแก้', 'they changed it'),
    both: say('แก้ทั้งสองฝ่าย', 'both changed it'),
  }
  const { chosen, choices } = useFieldChoices(
    differences ?? [],
    names,
    ({ changedBy }) => changes[changedBy],
  )
  const allOfMine = new Map(differences?.map(({ field }) => [field.name, 'mine'] as const))
  return (
    <AdminDialog
      title={say('มีฉบับที่ใหม่กว่า', 'There is a newer version')}
      className="newer-version"
      onCancel={on.onBack}
    >
      <p>{told}</p>
      <p>{explain(say, differences, language)}</p>
      {choices}
      <footer>
        {differences && (
          <>
            <DialogButton isFirst onClick={() => on.onChoose(chosen)}>
              {isSaving
                ? say('บันทึกตามที่เลือก', 'Save what is chosen')
                : say('ใช้ตามที่เลือก', 'Use what is chosen')}
            </DialogButton>
            <DialogButton onClick={() => on.onChoose(allOfMine)}>
              {say('ใช้ของฉันทั้งหมด', 'Keep all of mine')}
            </DialogButton>
            <DialogButton onClick={on.onTakeTheirs}>
              {say('ใช้ฉบับใหม่ ทิ้งของฉัน', 'Take theirs, drop mine')}
            </DialogButton>
          </>
        )}
        <DialogButton onClick={on.onBack}>{say('กลับไปที่ฟอร์ม', 'Back to the form')}</DialogButton>
      </footer>
    </AdminDialog>
  )
}

function explain(say: Say, differences: Props['differences'], language: string): string {
  if (!differences)
    return say(
      'เปิดฉบับใหม่มาเทียบไม่ได้ในตอนนี้ กลับไปที่ฟอร์มแล้วลองบันทึกอีกครั้ง งานของคุณยังอยู่',
      'The newer version cannot be shown just now. Go back to the form and save again; your work is still there.',
    )
  if (differences.length === 0)
    return say(
      `ฉบับใหม่ไม่ต่างจากฟอร์มของคุณ (เทียบข้อความภาษา${language}) บันทึกได้โดยไม่ทับงานของใคร`,
      `It does not differ from your form (of the texts, those in ${language} were compared): saving overwrites nobody’s work.`,
    )
  return say(
    `เลือกทีละช่องว่าจะเก็บของใคร ช่องที่เหมือนกันไม่แสดง ข้อความเทียบเฉพาะภาษา${language} ภาษาอื่นคงตามฉบับใหม่`,
    `Choose for each field what stays. Fields that are the same are not shown; of the texts, those in ${language} are compared, and the other language stays as it is in the newer version.`,
  )
}
