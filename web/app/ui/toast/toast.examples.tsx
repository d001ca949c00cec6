import { Button } from '../button/button.tsx'
import type { Example } from '../example.ts'
import { ToastRegion } from './toast.tsx'
import { useToast, type Toast } from './use-toast.ts'

function ToastExample({ label, ...toast }: Toast & { label: string }) {
  const showToast = useToast()
  return (
    <Button variant="secondary" onClick={() => showToast(toast)}>
      {label}
    </Button>
  )
}

export const examples: Example[] = [
  {
    name: 'done',
    element: <ToastExample label="บันทึกสาขาไว้" variant="good" text="เก็บสาขานิมมานไว้ให้แล้ว" />,
  },
  {
    name: 'failed',
    element: <ToastExample label="ส่งข้อความ" variant="bad" text="ส่งไม่สำเร็จ ลองอีกครั้งเมื่อมีสัญญาณ" />,
  },
  {
    name: 'where they appear',
    element: <ToastRegion label="ข้อความจากหน้านี้" closeLabel="ปิดข้อความ" />,
  },
]
