import { Button } from '../button/button.tsx'
import type { Example } from '../example.ts'
import { Dialog } from './dialog.tsx'
import { useDialog } from './use-dialog.ts'

const steps = [
  'แยกผ้าสีกับผ้าขาว เลือกถังตามน้ำหนัก',
  'แลกเหรียญที่ตู้ จ่ายด้วยธนบัตรหรือพร้อมเพย์ก็ได้',
  'หยอดเหรียญ กดโปรแกรมที่ต้องการ เครื่องเริ่มซักทันที',
  'ซัก 30 นาที อบอีก 30 นาที แล้วพับกลับบ้านได้เลย',
]

function ModalExample({ variant }: { variant: 'modal' | 'sheet' }) {
  const dialog = useDialog()
  return (
    <>
      <Button variant="secondary" onClick={dialog.open}>
        {variant === 'modal' ? 'ดูวิธีใช้เครื่อง' : 'ดูวิธีใช้แบบย่อ'}
      </Button>
      <Dialog
        ref={dialog.ref}
        variant={variant}
        title="ใช้ครั้งแรกก็ง่าย"
        closeLabel="ปิด"
        actions={<Button onClick={dialog.close}>เข้าใจแล้ว</Button>}
      >
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Dialog>
    </>
  )
}

function PopupExample() {
  const dialog = useDialog()
  return (
    <>
      <Button variant="secondary" onClick={dialog.open}>
        ตัวเลขของเรา
      </Button>
      <Dialog ref={dialog.ref} variant="popup" title="ตอนนี้มีคนซักอยู่" closeLabel="ปิด">
        <p>126 สาขา ลูกค้าที่ไว้ใจเรากว่า 1,240,000 คน</p>
      </Dialog>
    </>
  )
}

export const examples: Example[] = [
  { name: 'in the middle', element: <ModalExample variant="modal" /> },
  { name: 'from the lower edge of a phone', element: <ModalExample variant="sheet" /> },
  { name: 'in a corner, the page stays usable', element: <PopupExample /> },
]
